/** Work that brings something up to date: never twice at the same time, and once more if it was asked for meanwhile. */
export class Refreshing {
  private running: Promise<void> | null = null;
  private isAskedAgain = false;

  constructor(private readonly work: () => Promise<void>) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** Done when everything is up to date that was not when it was asked for. */
  ask(): Promise<void> {
    if (this.running) this.isAskedAgain = true;
    else this.running = this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      do {
        this.isAskedAgain = false;
        await this.work().catch((error: unknown) => {
          if (!this.isAskedAgain) throw error;
        });
      } while (this.isAskedAgain);
    } finally {
      this.running = null;
    }
  }
}
