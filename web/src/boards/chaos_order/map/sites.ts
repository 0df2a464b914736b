import { type Point, RADIUS } from '../geometry';
import type { Region } from '../view';

export const SIZE = 21;
export const GAP = 3;

/** How wide a row of foundations is. */
export function widthOf(sites: number): number {
  return sites * (SIZE + GAP) - GAP;
}

const MOST_BESIDE_NAME = 2;

/** The middle of the row of foundations in a region: below the units; the name of the place has room beside it where two factions are. */
export function rowOfSites({ forces, sites }: Region, at: Point): Point {
  const isShared = forces.length > 1;
  return { x: at.x + (isShared && sites.length <= MOST_BESIDE_NAME ? RADIUS * 0.23 : 0), y: at.y + RADIUS * (isShared ? 0.6 : 0.31) };
}

/** The left edge of a foundation in its row. */
export function leftOf(index: number, sites: number, row: Point): number {
  return row.x - widthOf(sites) / 2 + index * (SIZE + GAP);
}
