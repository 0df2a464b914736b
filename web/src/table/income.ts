import { seatIn, valuesOf } from '../api/events';
import type { GameEvent } from '../api/types';
import type { BoardModule, Change } from '../boards/contract';
import { changesOf } from './changes';

/** What one source brings a seat at the beginning of a round. */
export interface IncomeRow {
  source: string;
  changes: Change[];
}

const SOURCE = 'income-source';

/** The income of a seat by source. What comes before the first source is left out: it names none. */
export function incomeBySource(board: BoardModule | null, events: readonly GameEvent[], seat: number): IncomeRow[] {
  const bySource = new Map<string, GameEvent[]>();
  let source: string | null = null;
  for (const event of events.filter((one) => seatIn(one) === seat)) {
    if (event.kind === SOURCE) source = String(valuesOf(event).source);
    else if (source !== null) bySource.set(source, [...(bySource.get(source) ?? []), event]);
  }
  return [...bySource].map(([name, own]) => ({ source: name, changes: changesOf(board, own, seat) })).filter(({ changes }) => changes.length > 0);
}

/** The sum of several rows, in the order in which the resources appear. */
export function sumOf(rows: readonly IncomeRow[]): Change[] {
  const sums = new Map<string, number>();
  for (const { of, amount } of rows.flatMap(({ changes }) => changes)) sums.set(of, (sums.get(of) ?? 0) + amount);
  return [...sums].map(([of, amount]) => ({ of, amount }));
}
