import type { EventValues, GameEvent } from './types';

/** The values of an event of whichever game. */
export function valuesOf(event: GameEvent): EventValues {
  return event.values;
}

/** The seat that an event is about. */
export function seatIn(event: GameEvent): number | null {
  const { seat } = valuesOf(event);
  return typeof seat === 'number' ? seat : null;
}
