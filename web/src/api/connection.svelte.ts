/** Whether what is on the screen can be trusted to be the newest. */
class Connection {
  isReachable = $state(true);
  isLive = $state(false);
  hasBeenLive = $state(false);
  readonly isStale = $derived(!this.isReachable || (this.hasBeenLive && !this.isLive));
}

export const connection = new Connection();
