import type { EventValues, GameEvent } from './types';

/** The values of an event, untyped. */
export function valuesOf(event: GameEvent): EventValues {
  return event.values;
}

/** The seat that an event is about, or null. */
export function seatIn(event: GameEvent): number | null {
  const { seat } = valuesOf(event);
  return typeof seat === 'number' ? seat : null;
}
