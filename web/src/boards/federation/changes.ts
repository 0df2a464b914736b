import type { GameEvent } from '../../api/types';
import type { Change } from '../contract';

const SIGNS: Record<string, number> = { gained: 1, paid: -1, lost: -1 };

function changeOf({ kind, values }: GameEvent): Change | null {
  const sign = SIGNS[kind];
  if (sign) return { of: String(values.resource), amount: sign * Number(values.amount) };
  if (kind === 'scored') return { of: 'resource:prestige', amount: Number(values.points) };
  return kind === 'gained-ships' ? { of: 'resource:spaceship', amount: Number(values.amount) } : null;
}

/** What events change for a seat: the sum of each resource. */
export function changes(events: readonly GameEvent[], seat: number): Change[] {
  return [...netChanges(events, seat)].map(([of, amount]) => ({ of, amount }));
}

export function netChanges(events: readonly GameEvent[], seat: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const event of events) {
    const change = event.values.seat === seat ? changeOf(event) : null;
    if (change) sums.set(change.of, (sums.get(change.of) ?? 0) + change.amount);
  }
  return sums;
}
