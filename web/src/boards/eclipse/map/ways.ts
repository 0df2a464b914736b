import type { GameEvent } from '../../../api/types';
import { centreOf, type Point } from '../geometry';
import type { EclipseEvent, EclipseView } from '../view';

/** One step of a ship. */
export interface Step {
  from: Point;
  to: Point;
  /** How often the same step was made. */
  ships: number;
}

/** The steps of the action that goes on: since its player began it, if only ships have moved meanwhile. */
export function stepsOf(history: readonly GameEvent[], { sectors }: Pick<EclipseView, 'sectors'>): Step[] {
  const events = history as readonly EclipseEvent[];
  const began = events.findLastIndex(({ kind }) => kind === 'acted' || kind === 'reacted' || kind === 'passed' || kind === 'battle-began');
  const found = new Map<string, Step>();
  for (const event of events.slice(began + 1)) {
    if (event.kind !== 'moved') continue;
    const [from, to] = [event.values.origin, event.values.sector].map((reference) => sectors[reference.replace('sector:', '')]);
    if (!from || !to) continue;
    const key = `${event.values.origin} ${event.values.sector}`;
    found.set(key, { from: centreOf(from), to: centreOf(to), ships: (found.get(key)?.ships ?? 0) + 1 });
  }
  return [...found.values()];
}
