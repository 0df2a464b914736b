import type { GameEvent } from '../../api/types';
import type { ChaosOrderEvent } from './battle/battle';
import type { Change } from '../contract';

/** What an event changes for a seat. */
function changesOf(event: ChaosOrderEvent, seat: number): Change[] {
  if (!('seat' in event.values) || event.values.seat !== seat) return [];
  if (event.kind === 'gained') return [{ of: event.values.resource, amount: event.values.amount }];
  if (event.kind === 'paid-faction') return [{ of: 'resource:energy', amount: -event.values.amount }]; // what is received is an event of its own
  if (event.kind === 'paid') return [{ of: event.values.resource, amount: -event.values.amount }];
  if (event.kind === 'drew') return [{ of: 'resource:card', amount: 1 }];
  return event.kind === 'discarded' || event.kind === 'played' ? [{ of: 'resource:card', amount: -1 }] : [];
}

/** What events change for a seat, summed up by reference. */
export function changes(events: GameEvent[], seat: number): Change[] {
  const sums = new Map<string, number>();
  for (const { of, amount } of (events as ChaosOrderEvent[]).flatMap((event) => changesOf(event, seat))) sums.set(of, (sums.get(of) ?? 0) + amount);
  return [...sums].map(([of, amount]) => ({ of, amount }));
}
