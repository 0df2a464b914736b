import type { PrintedBuilding } from '../printed';
import type { Zone } from '../view';

export interface Place {
  kind: 'craftie' | 'brainie';
  isTaken: boolean;
  /** The next place that a workie of its kind takes, or the one from which the next is brought home. */
  isNext: boolean;
}

function places(kind: Place['kind'], count: number, taken: number, isLeaving: boolean): Place[] {
  const next = isLeaving ? taken - 1 : taken;
  return Array.from({ length: count }, (_, at) => ({ kind, isTaken: at < taken, isNext: at === next }));
}

/** A zone as it is printed, with nobody on it. */
export function emptyZone({ craftie, brainie }: PrintedBuilding['zones'][number]): Zone {
  return { crafties: 0, brainies: 0, craftie_places: craftie, brainie_places: brainie };
}

/** The places of a work zone, those of crafties first. */
export function placesOf(zone: Zone, isLeaving = false): Place[] {
  return [...places('craftie', zone.craftie_places, zone.crafties, isLeaving), ...places('brainie', zone.brainie_places, zone.brainies, isLeaving)];
}
