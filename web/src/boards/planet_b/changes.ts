import type { GameEvent } from '../../api/types';
import type { Change } from '../contract';
import { type PlanetBEvent, planetBEvents } from './view';

type Kind = PlanetBEvent['kind'];
type ValuesOf<K extends Kind> = Extract<PlanetBEvent, { kind: K }>['values'];

const one = (of: string, amount = 1): Change[] => [{ of, amount }];

/** What each kind of event changes for its seat. */
const EVENT_CHANGES: { [K in Kind]?: (values: ValuesOf<K>) => Change[] } = {
  scored: ({ points }) => one('resource:vp', points),
  gained: ({ resource, amount }) => one(resource, amount),
  paid: ({ resource, amount }) => one(resource, -amount),
  sold: ({ resource, amount, billies }) => [...one(resource, -amount), ...one('resource:billies', billies)],
  gave: ({ resource }) => one(resource, -1),
  'took-workies': ({ workie, amount }) => one(workie, amount),
  'lost-workies': ({ workie, amount }) => one(workie, -amount),
  'placed-workie': ({ workie }) => one(workie, -1),
  'brought-home': ({ workie, amount }) => one(workie, amount),
  'added-votes': ({ amount }) => one('resource:vote', amount),
};

function changesOfEvent<K extends Kind>(kind: K, values: ValuesOf<K>): Change[] {
  return EVENT_CHANGES[kind]?.(values) ?? [];
}

function ofSeat(events: readonly GameEvent[], seat: number): PlanetBEvent[] {
  return planetBEvents(events).filter(({ values }) => 'seat' in values && values.seat === seat);
}

/** What events change for a seat, summed up by reference. */
export function changes(events: readonly GameEvent[], seat: number): Change[] {
  return [...netChanges(events, seat)].map(([of, amount]) => ({ of, amount }));
}

export function netChanges(events: readonly GameEvent[], seat: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { of, amount } of ofSeat(events, seat).flatMap(({ kind, values }) => changesOfEvent(kind, values))) sums.set(of, (sums.get(of) ?? 0) + amount);
  return sums;
}

/** The mood towards a seat after events; null if they do not move it. */
export function moodAfter(events: readonly GameEvent[], seat: number): number | null {
  const moved = ofSeat(events, seat).findLast(({ kind }) => kind === 'mood-moved');
  return moved && 'mood' in moved.values ? moved.values.mood : null;
}
