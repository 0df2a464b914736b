import type { GameEvent } from '../../../api/types';
import { planetBEvents } from '../view';

/** The building on which a seat has placed its last workie: a box that is to be chosen is one of its two. */
export function lastWorkedOn(history: readonly GameEvent[], seat: number): string | null {
  const placed = planetBEvents(history).findLast((event) => event.kind === 'placed-workie' && event.values.seat === seat);
  return placed?.kind === 'placed-workie' ? placed.values.building.replace('building:', '') : null;
}
