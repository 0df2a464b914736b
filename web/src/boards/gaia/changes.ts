import type { GameEvent } from '../../api/types';
import { defaultChanges } from '../../table/changes';
import type { Change } from '../contract';
import { type GaiaEvent, gaiaEvents } from './view';

const POWER: Partial<Record<GaiaEvent['kind'], [of: string, sign: number]>> = {
  charged: ['resource:charge', 1],
  'spent-power': ['resource:power', -1],
  'tokens-discarded': ['resource:tokens', -1],
  'tokens-to-gaia': ['resource:tokens', -1],
  'tokens-returned': ['resource:tokens', 1],
};

/** What events change for a seat, power included. */
export function changes(events: readonly GameEvent[], seat: number): Change[] {
  const power = gaiaEvents(events).flatMap(({ kind, values }) => {
    const [of, sign] = POWER[kind] ?? [];
    return of && sign && 'amount' in values && values.seat === seat ? [{ of, amount: sign * values.amount }] : [];
  });
  return [...defaultChanges(events, seat), ...power];
}

/** The same, summed up by reference. */
export function netChanges(events: readonly GameEvent[], seat: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { of, amount } of changes(events, seat)) sums.set(of, (sums.get(of) ?? 0) + amount);
  return sums;
}
