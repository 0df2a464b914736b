import { valuesOf } from '../api/events';
import type { GameEvent } from '../api/types';
import type { BoardModule, Change } from '../boards/contract';

const SIGNS: Record<string, number> = { paid: -1, gained: 1 };

/** What events change for a seat, summed up by resource. */
export function changesOf(board: BoardModule | null, events: readonly GameEvent[], seat: number): Change[] {
  const changes = board?.changes?.([...events], seat) ?? defaultChanges(events, seat);
  const sums = new Map<string, number>();
  for (const { of, amount } of changes) sums.set(of, (sums.get(of) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0).map(([of, amount]) => ({ of, amount }));
}

export function defaultChanges(events: readonly GameEvent[], seat: number): Change[] {
  return events.flatMap((event) => {
    const values = valuesOf(event);
    if (values.seat !== seat) return [];
    if (event.kind === 'scored') return [{ of: 'resource:vp', amount: event.values.points }];
    const sign = SIGNS[event.kind];
    return sign && values.resource ? [{ of: String(values.resource), amount: sign * Number(values.amount) }] : [];
  });
}

/** Whether an event only changes amounts, which the sum of changes shows. */
export function isArithmetic(event: GameEvent): boolean {
  return event.kind === 'scored' || event.kind in SIGNS;
}
