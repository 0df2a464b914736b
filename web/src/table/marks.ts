import { seatIn } from '../api/events';
import type { GameEvent, LogRow } from '../api/types';
import { referencesIn, standingRows } from './log-lines';
import type { Reference } from './legal';

/** What has just changed, and by whose doing (null: nobody's). */
export type Marks = ReadonlyMap<Reference, ReadonlySet<number | null>>;

interface Doing {
  seat: number | null;
  events: readonly GameEvent[];
}

export const NO_MARKS: Marks = new Map();

export function marksOf(doings: readonly Doing[]): Marks {
  const marks = new Map<Reference, Set<number | null>>();
  for (const { seat, events } of doings)
    for (const event of events)
      for (const reference of referencesIn([event])) marks.set(reference, (marks.get(reference) ?? new Set()).add(seatIn(event) ?? seat));
  return marks;
}

/** What others did between my last two moves and now; whoever only watches sees the last move. */
export function marksSince(rows: readonly LogRow[], me: number | null): Marks {
  const standing = standingRows(rows);
  const last = standing.findLastIndex((row) => me === null || row.seat !== me);
  const mine = standing.findLastIndex((row, at) => at < last && (me === null || row.seat === me));
  const fresh = standing.slice(mine + 1, last + 1);
  return marksOf(fresh.map(({ seat, events = [] }) => ({ seat, events })));
}

/** Whether something is marked; what lies on a seat's mat only by that seat's own doing. */
export function isMarked(marks: Marks, reference: Reference, owner: number | null): boolean {
  const seats = marks.get(reference);
  return seats !== undefined && (owner === null || seats.has(owner));
}
