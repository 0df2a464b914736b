import { get } from '../api/client';
import type { LogRow, PositionAt, TableInfo } from '../api/types';
import { activeRows } from '../table/log-lines';
import { reuseUnchanged } from '../table/structural-sharing';

const PAGE = 500;
const PREFETCHED = 8;

/** A game that is replayed move by move. */
export class Replay {
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogRow[]>([]);
  move = $state(0);
  seat = $state<number | null>(null);
  position = $state.raw<PositionAt | null>(null);
  error = $state.raw<unknown>(null);
  readonly moves = $derived(activeRows(this.log));
  /** The newest log row up to the shown position. */
  readonly upTo = $derived(this.moves[this.move - 1]?.index ?? 0);
  private readonly positions = new Map<string, Promise<PositionAt>>();

  constructor(
    readonly id: string,
    private readonly invite: string,
  ) {}

  async load(move: number | null): Promise<void> {
    try {
      const rows = this.rows();
      this.info = await get<TableInfo>(`/tables/${this.id}`, this.viewQuery());
      this.log = await rows;
      await this.go(move ?? this.moves.length);
    } catch (error) {
      this.error = error;
    }
  }

  async go(move: number): Promise<void> {
    this.move = Math.max(0, Math.min(this.moves.length, move));
    const target = this.move;
    const seat = this.seat;
    try {
      const position = await this.positionAt(target);
      if (target === this.move && seat === this.seat) this.position = reuseUnchanged(this.position, position);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    for (let step = 1; step <= PREFETCHED; step += 1) if (target + step <= this.moves.length) void this.positionAt(target + step).catch(() => undefined);
  }

  viewFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    return this.go(this.move);
  }

  /** The move after which the turn passes to another seat. */
  nextTurn(step: 1 | -1): number {
    let move = this.move + (step < 0 ? -1 : 0);
    const player = this.moves[move]?.seat;
    while (move > 0 && move < this.moves.length && this.moves[move]?.seat === player) move += step;
    return step > 0 ? move : move + 1 <= this.move - 1 ? move + 1 : move;
  }

  private positionAt(move: number): Promise<PositionAt> {
    const key = `${this.seat}/${move}`;
    const pending = this.positions.get(key);
    if (pending) return pending;
    const request = get<PositionAt>(`/tables/${this.id}/positions/${move}`, { ...this.viewQuery(), seat: this.seat });
    this.positions.set(key, request);
    request.catch(() => this.positions.delete(key));
    return request;
  }

  private viewQuery() {
    return { invite: this.invite || null };
  }

  private async rows(): Promise<LogRow[]> {
    const rows: LogRow[] = [];
    for (;;) {
      const after = rows.at(-1)?.index ?? -1;
      const page = await get<LogRow[]>(`/tables/${this.id}/log`, { ...this.viewQuery(), after, limit: PAGE });
      rows.push(...page);
      if (page.length < PAGE) return rows;
    }
  }
}
