/** Runs `work` one at a time, and once more if it was requested meanwhile. */
export class Refresher {
  private running: Promise<void> | null = null;
  private isRequestedAgain = false;

  constructor(private readonly work: () => Promise<void>) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** Resolves when a run that began after this request has ended. */
  request(): Promise<void> {
    if (this.running) this.isRequestedAgain = true;
    else this.running = this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      do {
        this.isRequestedAgain = false;
        await this.work().catch((error: unknown) => {
          if (!this.isRequestedAgain) throw error;
        });
      } while (this.isRequestedAgain);
    } finally {
      this.running = null;
    }
  }
}
