/** Sets attributes of an element for a while. `restore` brings back the old values, except where something else has changed them since. */
export class TemporaryAttributes {
  private readonly before = new Map<string, string | null>();
  private readonly written = new Map<string, string | null>();

  constructor(private readonly element: Element) {}

  set(name: string, value: string | null): void {
    if (!this.before.has(name)) this.before.set(name, this.element.getAttribute(name));
    this.write(name, value);
    this.written.set(name, value);
  }

  restore(): void {
    for (const [name, value] of this.before) if (this.element.getAttribute(name) === this.written.get(name)) this.write(name, value);
  }

  private write(name: string, value: string | null): void {
    if (value === null) this.element.removeAttribute(name);
    else this.element.setAttribute(name, value);
  }
}
