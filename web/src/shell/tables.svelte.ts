import { get } from '../api/client';
import { live, type LiveMessage, type TableMessage } from '../api/live';
import { Refreshing } from '../api/refreshing';
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
  private readonly refreshing = new Refreshing(() => this.fetch());

  constructor() {
    live.listen((message) => this.hear(message));
  }

  async load(): Promise<void> {
    if (session.me) return this.refreshing.ask();
    this.list = [];
    this.isLoaded = true;
  }

  private async fetch(): Promise<void> {
    this.show(await get<TableInfo[]>('/me/tables'));
  }

  private show(now: TableInfo[]): void {
    if (this.isLoaded) this.tell(this.list, now);
    this.list = now;
    this.isLoaded = true;
  }

  /** Nobody waits for it: what cannot be loaded now is loaded when the connection is back. */
  private refresh(): void {
    this.load().catch(() => undefined);
  }

  private hear(message: LiveMessage): void {
    if (message.type === 'hello') this.refresh();
    if (message.type === 'table' && this.list.some((table) => table.id === message.table)) this.follow(message);
  }

  /** Whose turn it is stands in the message; what else the list shows must be asked for. */
  private follow(message: TableMessage): void {
    if (message.changed.includes('table') || this.refreshing.isRunning) this.refresh();
    else this.show(withTurn(this.list, message));
  }

  private tell(before: TableInfo[], now: TableInfo[]): void {
    const wereMine = new Set(before.filter(isMyTurn).map((table) => table.id));
    for (const table of now.filter(isMyTurn))
      if (!wereMine.has(table.id) && table.id !== this.here)
        toast({ kind: 'turn', message: 'toast-your-turn', values: { game: t(`game-${table.game}`) }, link: `/table/${table.id}` });
  }
}

/** The list after rows of one of its tables, ordered as the server does it: my turn first, then who has moved last. */
export function withTurn(list: TableInfo[], { table, index, actors }: TableMessage): TableInfo[] {
  const known = list.find((one) => one.id === table);
  if (!known || index <= known.index) return list;
  const seats = known.seats.map((seat) => ({ ...seat, is_to_move: actors.includes(seat.seat) }));
  const others = list.filter((one) => one.id !== table);
  return [{ ...known, index, seats }, ...others].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'running' && table.seats.some((seat) => seat.is_to_move && table.mine.includes(seat.seat));
}

export const myTables = new MyTables();
