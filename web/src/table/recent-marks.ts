import { seatIn } from '../api/events';
import type { GameEvent, LogRow } from '../api/types';
import { referencesIn, activeRows } from './log-lines';
import type { Reference } from './targets';

/** References that have just changed, with the seats that changed them (null: no seat). */
export type RecentMarks = ReadonlyMap<Reference, ReadonlySet<number | null>>;

interface SeatEvents {
  seat: number | null;
  events: readonly GameEvent[];
}

export const NO_MARKS: RecentMarks = new Map();

export function marksOf(changes: readonly SeatEvents[]): RecentMarks {
  const marks = new Map<Reference, Set<number | null>>();
  for (const { seat, events } of changes)
    for (const event of events)
      for (const reference of referencesIn([event])) marks.set(reference, (marks.get(reference) ?? new Set()).add(seatIn(event) ?? seat));
  return marks;
}

/** Marks for the latest moves of the others. A spectator sees the last move. */
export function marksSince(rows: readonly LogRow[], me: number | null): RecentMarks {
  const active = activeRows(rows);
  const last = active.findLastIndex((row) => me === null || row.seat !== me);
  const mine = active.findLastIndex((row, at) => at < last && (me === null || row.seat === me));
  const recent = active.slice(mine + 1, last + 1);
  return marksOf(recent.map(({ seat, events = [] }) => ({ seat, events })));
}

/** Whether a reference is marked. Things on a seat's mat are marked only by that seat's own moves. */
export function isMarked(marks: RecentMarks, reference: Reference, owner: number | null): boolean {
  const seats = marks.get(reference);
  return seats !== undefined && (owner === null || seats.has(owner));
}
