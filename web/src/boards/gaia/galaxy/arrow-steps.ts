import type { Direction } from '../../../table/arrow-keys';
import type { Reference } from '../../../table/targets';
import { type Axial, type Hex, keyOf, plus } from './geometry';

const REACH = 8; // hexes that a step may skip where the galaxy has a gap

/** Up and down go north and south; left and right go zigzag along the row, so that left undoes right. */
function stepOf([, column]: Axial, direction: Direction): Axial {
  const isEven = column % 2 === 0;
  if (direction === 'up') return [1, 0];
  if (direction === 'down') return [-1, 0];
  if (direction === 'right') return isEven ? [0, 1] : [-1, 1];
  return isEven ? [1, -1] : [0, -1];
}

/** Returns the function that moves by arrow keys from hex to hex. */
export function stepper(hexes: readonly Hex[]): (from: Reference, direction: Direction) => Reference | null {
  const byName = new Map(hexes.map((hex) => [`hex:${hex.name}`, hex]));
  for (const hex of hexes) if (hex.name.endsWith('C')) byName.set(`sector:${hex.sector}`, hex);
  const byPlace = new Map(hexes.map((hex) => [keyOf(hex.at), hex]));
  return (from, direction) => {
    let at = byName.get(from)?.at;
    for (let skipped = 0; at && skipped < REACH; skipped++) {
      at = plus(at, stepOf(at, direction));
      const neighbour = byPlace.get(keyOf(at));
      if (neighbour) return `hex:${neighbour.name}`;
    }
    return null;
  };
}
