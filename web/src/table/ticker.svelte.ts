/** The current time, updated every second while anything watches it. */
class Ticker {
  now = $state(Date.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  watch(): () => void {
    this.users += 1;
    this.timer ??= setInterval(() => (this.now = Date.now()), 1000);
    return () => {
      this.users -= 1;
      if (this.users > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const ticker = new Ticker();
