import { get } from '../api/client';
import { live, type LiveMessage, type TableMessage } from '../api/live';
import { Refresher } from '../api/refresher';
import type { TableInfo } from '../api/types';
import { session } from './session.svelte';
import { t } from '../text/language.svelte';
import { toast } from './toasts.svelte';

/** The visitor's unfinished games; the page title shows how many wait for them. */
class MyTables {
  list = $state.raw<TableInfo[]>([]);
  isLoaded = $state(false);
  openTable = $state<string | null>(null);
  readonly turnCount = $derived(this.list.filter(isMyTurn).length);
  private readonly refresher = new Refresher(() => this.fetch());

  constructor() {
    live.listen((message) => this.onMessage(message));
  }

  async load(): Promise<void> {
    if (session.me) return this.refresher.request();
    this.list = [];
    this.isLoaded = true;
  }

  private async fetch(): Promise<void> {
    this.show(await get<TableInfo[]>('/me/tables'));
  }

  private show(now: TableInfo[]): void {
    if (this.isLoaded) this.notifyTurns(this.list, now);
    this.list = now;
    this.isLoaded = true;
  }

  /** Load in the background. If it fails, it is loaded when the connection is back. */
  private refresh(): void {
    this.load().catch(() => undefined);
  }

  private onMessage(message: LiveMessage): void {
    if (message.type === 'hello') this.refresh();
    if (message.type === 'table' && this.list.some((table) => table.id === message.table)) this.onTableMessage(message);
  }

  /** The message tells whose turn it is; for everything else the list is loaded again. */
  private onTableMessage(message: TableMessage): void {
    if (message.changed.includes('table') || this.refresher.isRunning) this.refresh();
    else this.show(withTurn(this.list, message));
  }

  private notifyTurns(before: TableInfo[], now: TableInfo[]): void {
    const wereMine = new Set(before.filter(isMyTurn).map((table) => table.id));
    for (const table of now.filter(isMyTurn))
      if (!wereMine.has(table.id) && table.id !== this.openTable)
        toast({ kind: 'turn', message: 'toast-your-turn', values: { game: t(`game-${table.game}`) }, link: `/table/${table.id}` });
  }
}

/** The list after new rows of one table, in the server's order: my turn first, then by last move. */
export function withTurn(list: TableInfo[], { table, index, actors }: TableMessage): TableInfo[] {
  const listed = list.find((one) => one.id === table);
  if (!listed || index <= listed.index) return list;
  const seats = listed.seats.map((seat) => ({ ...seat, is_to_move: actors.includes(seat.seat) }));
  const others = list.filter((one) => one.id !== table);
  return [{ ...listed, index, seats }, ...others].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'running' && table.seats.some((seat) => seat.is_to_move && table.mine.includes(seat.seat));
}

export const myTables = new MyTables();
