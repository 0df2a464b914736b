import type { Size } from '../board-layout';
import { PRINTED } from '../printed';

export interface Spot {
  name: string;
  x: number;
  y: number;
}

/** The size of a planet's picture and the points of its spaces. */
export interface PlanetLayout {
  size: Size;
  spots: Spot[];
  /** Radius of a space. */
  radius: number;
}

const MARGIN = { x: 20, top: 22, bottom: 27 };
const RADIUS = 12;
/** Shifts of Neo's columns that are close to another one, as parts of a column's width. */
const APART: Partial<Record<number, number>> = { 1: -0.2, 2: 0.25, 4: -0.2, 5: 0.25 };

/** The layout of Neo for a size in pixels. */
export function neoLayout(room: Size): PlanetLayout {
  const step = { x: (room.width - 2 * MARGIN.x) / 8, y: (room.height - MARGIN.top - MARGIN.bottom) / 2 };
  return { size: room, spots: neoSpots({ x: MARGIN.x, y: MARGIN.top }, step), radius: RADIUS };
}

interface Point {
  x: number;
  y: number;
}

function neoSpots(start: Point, step: Point): Spot[] {
  return Object.entries(PRINTED.neo).map(([name, { x, y }]) => ({
    name,
    x: start.x + (x + (APART[x] ?? 0)) * step.x,
    y: start.y + y * step.y,
  }));
}

export function neoPaths(spots: readonly Spot[]): { id: string; from: Spot; to: Spot }[] {
  return spots.flatMap((from) =>
    (PRINTED.neo[from.name]?.next ?? []).flatMap((next) => {
      const to = spots.find((spot) => spot.name === next);
      return to ? [{ id: `${from.name}-${next}`, from, to }] : [];
    }),
  );
}

const MOONS = Object.keys(PRINTED.moons);
/** Height of the number of tokens above each moon, and of the row of tokens below the arc. */
const COUNT = 7;
const TOKENS = 32;

/** The moons on an arc from the start moon to the planet. */
export function moonLayout(room: Size): PlanetLayout {
  const top = MARGIN.top + COUNT;
  const ends = room.height - TOKENS - 40;
  const spots = MOONS.map((name, at) => ({
    name,
    x: MARGIN.x + (at * (room.width - 2 * MARGIN.x)) / (MOONS.length - 1),
    y: ends - (ends - top) * Math.sin((Math.PI * at) / (MOONS.length - 1)),
  }));
  return { size: room, spots, radius: RADIUS };
}

/** Offsets of pawns on the same spot, two in a row. */
export function spread<T>(items: readonly T[], apart: number): { item: T; dx: number; dy: number }[] {
  const inRow = Math.min(items.length, 2);
  return items.map((item, at) => ({
    item,
    dx: ((at % 2) - (inRow - 1) / 2) * apart,
    dy: Math.floor(at / 2) * apart,
  }));
}
