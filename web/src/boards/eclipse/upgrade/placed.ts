import type { GameEvent } from '../../../api/types';
import type { EclipseEvent } from '../view';

export interface Placed {
  part: string;
  slot: string;
}

const nameOf = (reference: string) => reference.slice(reference.indexOf(':') + 1);

/** The parts that the action that goes on has placed so far, in their order. */
export function fittedNow(history: readonly GameEvent[]): Placed[] {
  const events = history as readonly EclipseEvent[];
  const began = events.findLastIndex(({ kind }) => kind === 'acted' || kind === 'reacted');
  return events.slice(began + 1).flatMap((event) => (event.kind === 'fitted' ? [{ part: nameOf(event.values.part), slot: nameOf(event.values.slot) }] : []));
}
