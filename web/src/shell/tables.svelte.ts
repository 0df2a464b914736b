import { get } from '../api/client';
import { live, type LiveMessage } from '../api/live';
import type { TableInfo } from '../api/types';
import { session } from './session.svelte';
import { t } from '../text/language.svelte';
import { toast } from './toasts.svelte';

/** The games that go on and concern the visitor; the title counts those that wait for him. */
class MyTables {
  list = $state.raw<TableInfo[]>([]);
  isLoaded = $state(false);
  here = $state<string | null>(null);
  readonly waiting = $derived(this.list.filter(isMyTurn).length);
  private isLoading = false;
  private isOutdated = false;

  constructor() {
    live.listen((message) => this.hear(message));
  }

  async load(): Promise<void> {
    if (!session.me) {
      this.list = [];
      this.isLoaded = true;
      return;
    }
    if (this.isLoading) {
      this.isOutdated = true;
      return;
    }
    this.isLoading = true;
    try {
      const before = this.list;
      const now = await get<TableInfo[]>('/me/tables');
      if (this.isLoaded) this.tell(before, now);
      this.list = now;
      this.isLoaded = true;
    } finally {
      this.isLoading = false;
      if (this.isOutdated) {
        this.isOutdated = false;
        this.refresh();
      }
    }
  }

  /** Nobody waits for it: what cannot be loaded now is loaded when the connection is back. */
  private refresh(): void {
    this.load().catch(() => undefined);
  }

  private hear(message: LiveMessage): void {
    if (message.type === 'hello') this.refresh();
    if (message.type === 'table' && this.list.some((table) => table.id === message.table)) this.refresh();
  }

  private tell(before: TableInfo[], now: TableInfo[]): void {
    const wereMine = new Set(before.filter(isMyTurn).map((table) => table.id));
    for (const table of now.filter(isMyTurn))
      if (!wereMine.has(table.id) && table.id !== this.here)
        toast({ kind: 'turn', message: 'toast-your-turn', values: { game: t(`game-${table.game}`) }, link: `/table/${table.id}` });
  }
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'running' && table.seats.some((seat) => seat.is_to_move && table.mine.includes(seat.seat));
}

export const myTables = new MyTables();
