import type { GameEvent } from '../api/types';
import type { BoardModule } from '../boards/contract';

/** The board's own banner about something that has happened while the table is open, until it is closed. */
export class NewBanner {
  private seen = $state<string | null>();
  private readonly latest: string | null = $derived.by(() => this.board.banner?.key(this.history()) ?? null);
  readonly isShown: boolean = $derived(this.seen !== undefined && this.latest !== null && this.latest !== this.seen);

  constructor(
    private readonly board: BoardModule,
    private readonly history: () => readonly GameEvent[],
  ) {}

  /** What has happened up to now is known. The log must be loaded. */
  close(): void {
    this.seen = this.latest;
  }
}
