/** Up to which row this browser has seen a table. */
export class LastLook {
  before = $state(-1);
  private readonly key: string;

  constructor(table: string) {
    this.key = `astrarium.seen.${table}`;
    this.before = Number(localStorage.getItem(this.key) ?? -1);
  }

  remember(index: number): void {
    localStorage.setItem(this.key, String(index));
  }

  forget(): void {
    this.before = -1;
  }
}
