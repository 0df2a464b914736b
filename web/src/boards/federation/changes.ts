import type { GameEvent } from '../../api/types';
import type { Change } from '../contract';
import { type FederationEvent, federationEvents } from './view';

type Kind = FederationEvent['kind'];
type ValuesOf<K extends Kind> = Extract<FederationEvent, { kind: K }>['values'];

const one = (of: string, amount = 1): Change[] => [{ of, amount }];

/** What each kind of event changes for its seat. */
const EVENT_CHANGES: { [K in Kind]?: (values: ValuesOf<K>) => Change[] } = {
  gained: ({ resource, amount }) => one(resource, amount),
  paid: ({ resource, amount }) => one(resource, -amount),
  lost: ({ resource, amount }) => one(resource, -amount),
  scored: ({ points }) => one('resource:prestige', points),
  'gained-ships': ({ amount }) => one('resource:spaceship', amount),
  flew: () => one('resource:spaceship', -1),
  degree: () => one('resource:degree'),
  'level-raised': ({ amount }) => one('bonus:level', amount),
  opened: () => one('resource:mission_marker'),
  funded: ({ project }) => one(project),
  built: () => one('piece:robot'),
  'placed-disc': () => one('piece:trade_disc'),
  'took-pawn': () => one('piece:president_pawn'),
  'took-special-ambassador': () => one('ambassador:special'),
  'took-medal': ({ medal }) => one(medal),
  'took-asteroid': ({ asteroid }) => one(asteroid),
  'took-tile': ({ tile }) => one(tile),
  'took-token': ({ token }) => one(token),
  'drew-token': ({ token }) => one(token),
};

function changesOfEvent<K extends Kind>(kind: K, values: ValuesOf<K>): Change[] {
  return EVENT_CHANGES[kind]?.(values) ?? [];
}

/** What events change for a seat, summed up by reference. */
export function changes(events: readonly GameEvent[], seat: number): Change[] {
  return [...netChanges(events, seat)].map(([of, amount]) => ({ of, amount }));
}

export function netChanges(events: readonly GameEvent[], seat: number): Map<string, number> {
  const own = federationEvents(events).filter(({ values }) => 'seat' in values && values.seat === seat);
  const sums = new Map<string, number>();
  for (const { of, amount } of own.flatMap(({ kind, values }) => changesOfEvent(kind, values))) sums.set(of, (sums.get(of) ?? 0) + amount);
  return sums;
}
