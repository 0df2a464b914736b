/** The state of a form that is sent: busy, done, or failed with an error. */
export class Submission {
  isBusy = $state(false);
  isDone = $state(false);
  error = $state.raw<unknown>(null);

  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.isDone = false;
    this.error = null;
    try {
      await action();
      this.isDone = true;
    } catch (error) {
      this.error = error;
    } finally {
      this.isBusy = false;
    }
  }
}
