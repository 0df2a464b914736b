/** Whether what is on the screen can be trusted to be the newest. */
class Connection {
  isReached = $state(true);
  isLive = $state(false);
  hasBeenLive = $state(false);
  readonly isStale = $derived(!this.isReached || (this.hasBeenLive && !this.isLive));
}

export const connection = new Connection();
