/** The newest log row of a table that this browser has shown. */
export class LastSeen {
  index = $state(-1);
  private readonly key: string;

  constructor(table: string) {
    this.key = `astrarium.seen.${table}`;
    this.index = Number(localStorage.getItem(this.key) ?? -1);
  }

  save(index: number): void {
    localStorage.setItem(this.key, String(index));
  }

  clear(): void {
    this.index = -1;
  }
}
