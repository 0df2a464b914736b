/** Whether the page is connected to the server, or may show something old. */
class Connection {
  isReachable = $state(true);
  isLive = $state(false);
  hasBeenLive = $state(false);
  readonly isStale = $derived(!this.isReachable || (this.hasBeenLive && !this.isLive));
}

export const connection = new Connection();
