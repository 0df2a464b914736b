import type { Zone } from '../view';

export interface Place {
  kind: 'craftie' | 'brainie';
  isTaken: boolean;
}

function places(kind: Place['kind'], count: number, taken: number): Place[] {
  return Array.from({ length: count }, (_, at) => ({ kind, isTaken: at < taken }));
}

/** The places of a work zone, those of crafties first. */
export function placesOf(zone: Zone): Place[] {
  return [...places('craftie', zone.craftie_places, zone.crafties), ...places('brainie', zone.brainie_places, zone.brainies)];
}
