import { get } from '../api/client';
import type { LogRow, PositionAt, TableInfo } from '../api/types';
import { standingRows } from '../table/log-lines';
import { reusing } from '../table/sharing';

const PAGE = 500;
const AHEAD = 8;

/** A game that is looked at move by move. */
export class Replay {
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogRow[]>([]);
  move = $state(0);
  seat = $state<number | null>(null);
  shown = $state.raw<PositionAt | null>(null);
  error = $state.raw<unknown>(null);
  readonly line = $derived(standingRows(this.log));
  /** The newest row of the log that belongs to what is shown. */
  readonly upTo = $derived(this.line[this.move - 1]?.index ?? 0);
  private readonly known = new Map<string, Promise<PositionAt>>();

  constructor(
    readonly id: string,
    private readonly invite: string,
  ) {}

  async load(move: number | null): Promise<void> {
    try {
      const rows = this.rows();
      this.info = await get<TableInfo>(`/tables/${this.id}`, this.asked());
      this.log = await rows;
      await this.go(move ?? this.line.length);
    } catch (error) {
      this.error = error;
    }
  }

  async go(move: number): Promise<void> {
    this.move = Math.max(0, Math.min(this.line.length, move));
    const wanted = this.move;
    const seat = this.seat;
    try {
      const position = await this.at(wanted);
      if (wanted === this.move && seat === this.seat) this.shown = reusing(this.shown, position);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    for (let step = 1; step <= AHEAD; step += 1) if (wanted + step <= this.line.length) void this.at(wanted + step).catch(() => undefined);
  }

  look(seat: number | null): Promise<void> {
    this.seat = seat;
    return this.go(this.move);
  }

  /** Where the turn goes to somebody else. */
  nextTurn(step: 1 | -1): number {
    let move = this.move + (step < 0 ? -1 : 0);
    const player = this.line[move]?.seat;
    while (move > 0 && move < this.line.length && this.line[move]?.seat === player) move += step;
    return step > 0 ? move : move + 1 <= this.move - 1 ? move + 1 : move;
  }

  private at(move: number): Promise<PositionAt> {
    const key = `${this.seat}/${move}`;
    const found = this.known.get(key);
    if (found) return found;
    const coming = get<PositionAt>(`/tables/${this.id}/positions/${move}`, { ...this.asked(), seat: this.seat });
    this.known.set(key, coming);
    coming.catch(() => this.known.delete(key));
    return coming;
  }

  private asked() {
    return { invite: this.invite || null };
  }

  private async rows(): Promise<LogRow[]> {
    const found: LogRow[] = [];
    for (;;) {
      const after = found.at(-1)?.index ?? -1;
      const rows = await get<LogRow[]>(`/tables/${this.id}/log`, { ...this.asked(), after, limit: PAGE });
      found.push(...rows);
      if (rows.length < PAGE) return found;
    }
  }
}
