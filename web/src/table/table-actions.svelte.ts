import type { MoveExtras, TableStore } from './table-store.svelte';

/** What a player can do at the table, one action at a time. The last one can be retried. */
export class TableActions {
  isBusy = $state(false);
  error = $state.raw<unknown>(null);
  private last: () => Promise<void> = () => Promise.resolve();

  constructor(private readonly store: TableStore) {}

  readonly retry = (): void => void this.run(this.last);
  play = (move: string, extras: MoveExtras = {}) => this.run(() => this.store.play(move, extras));
  undo = () => this.run(() => this.store.undo());
  redo = () => this.run(() => this.store.redo());
  answer = (ask: number, agrees: boolean) => this.run(() => this.store.answer(ask, agrees));
  propose = (what: 'abandon' | 'bot', about: number | null = null) => this.run(() => this.store.propose(what, about));
  resign = () => this.run(() => this.store.resign());
  end = () => this.run(() => this.store.end());

  private async run(action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.last = action;
    this.isBusy = true;
    this.error = null;
    try {
      await action();
    } catch (error) {
      this.error = error;
    } finally {
      this.isBusy = false;
    }
  }
}
