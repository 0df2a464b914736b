import { beyond, EDGE_NAMES, keyOf, type Place } from '../geometry';
import type { SectorView } from '../view';

/** An unexplored position, named after a sector and its edge. */
export interface UnexploredPlace {
  name: string;
  place: Place;
}

/** The unexplored positions beyond the wormholes of the sectors that somebody holds or has ships on, and those that may be explored now. */
export function placesOf(sectors: Readonly<Record<string, SectorView>>, me: number | null, isLegal: (name: string) => boolean): UnexploredPlace[] {
  const taken = new Set(Object.values(sectors).map(keyOf));
  const found = new Map<string, UnexploredPlace & { isLegal: boolean }>();
  for (const [sector, view] of Object.entries(sectors).sort(([one], [other]) => one.localeCompare(other))) {
    const isMine = me !== null && (view.owner === me || view.ships.some(({ owner }) => owner === me));
    EDGE_NAMES.forEach((edge, index) => {
      const place = { name: `${sector}-${edge}`, place: beyond(view, index), isLegal: isLegal(`${sector}-${edge}`) };
      const key = keyOf(place.place);
      const isOpen = isMine && view.wormholes.includes(index);
      if (taken.has(key) || !(place.isLegal || isOpen) || (found.has(key) && !place.isLegal)) return;
      found.set(key, place);
    });
  }
  return [...found.values()];
}
