import { PRINTED } from '../printed';

export interface Spot {
  name: string;
  x: number;
  y: number;
}

const STEP = { x: 16.4, y: 47 };
const START = { x: 10, y: 24 };

/** The spaces of Neo on its picture. */
export const NEO_SPOTS: Spot[] = Object.entries(PRINTED.neo).map(([name, { x, y }]) => ({
  name,
  x: START.x + x * STEP.x,
  y: START.y + y * STEP.y,
}));

export const NEO_PATHS = NEO_SPOTS.flatMap((from) =>
  (PRINTED.neo[from.name]?.next ?? []).flatMap((next) => {
    const to = NEO_SPOTS.find((spot) => spot.name === next);
    return to ? [{ id: `${from.name}-${next}`, from, to }] : [];
  }),
);

const ARC = { x: 76, y: 88, width: 63, height: 73, start: 1.03, step: 0.1515 };

/** The moons on their arc, from the start moon to the planet. */
export const MOON_SPOTS: Spot[] = Object.keys(PRINTED.moons).map((name, at) => {
  const angle = Math.PI * (ARC.start - at * ARC.step);
  return { name, x: ARC.x + ARC.width * Math.cos(angle), y: ARC.y - ARC.height * Math.sin(angle) };
});

/** Pawns on the same spot stand beside each other, two in a row. */
export function spread<T>(items: readonly T[], apart: number): { item: T; dx: number; dy: number }[] {
  const inRow = Math.min(items.length, 2);
  return items.map((item, at) => ({
    item,
    dx: ((at % 2) - (inRow - 1) / 2) * apart,
    dy: Math.floor(at / 2) * apart,
  }));
}
