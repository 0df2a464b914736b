import { PRINTED } from '../printed';
import type { GaiaView } from '../view';

/** Steps to the north and to the north-east. */
export type Axial = readonly [north: number, northEast: number];

export interface Hex {
  name: string;
  sector: number;
  at: Axial;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Outer radius of a hex in units of the drawing. */
export const RADIUS = 25;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
const MARGIN = 10;

/** The neighbour across each edge; edge k lies between corner k and corner k + 1, both clockwise from the east. */
const ACROSS: readonly Axial[] = [
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
];

export function keyOf([north, northEast]: Axial): string {
  return `${north},${northEast}`;
}

export function plus(a: Axial, b: Axial): Axial {
  return [a[0] + b[0], a[1] + b[1]];
}

export function centerOf([north, northEast]: Axial): Point {
  return { x: 1.5 * RADIUS * northEast, y: -HALF_HEIGHT * (2 * north + northEast) };
}

export function distance(a: Axial, b: Axial): number {
  const [north, northEast] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(north), Math.abs(northEast), Math.abs(north + northEast));
}

/** All hexes of the sectors that are laid out. */
export function hexesOf(sectors: GaiaView['sectors']): Hex[] {
  return sectors.flatMap(([face, north, northEast]) => {
    const sector = PRINTED.sectors[face] ?? 0;
    return Object.entries(PRINTED.offsets).map(([place, offset]) => {
      const at = plus([north, northEast], offset);
      return { name: `${sector}${place}`, sector, at, ...centerOf(at) };
    });
  });
}

function corner(center: Point, number: number, radius: number): Point {
  const angle = (Math.PI / 3) * number;
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

function pathPoint({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The outlines of all hexes as one path. */
export function gridPath(hexes: readonly Hex[], radius: number): string {
  return hexes.map((hex) => `M${[0, 1, 2, 3, 4, 5].map((n) => pathPoint(corner(hex, n, radius))).join('L')}Z`).join('');
}

/** The outline of a set of hexes, moved inwards by `inset`. */
export function contour(places: readonly Axial[], inset: number): string {
  const inside = new Set(places.map(keyOf));
  const shift = inset / Math.sin(Math.PI / 3);
  const isInside = (at: Axial) => inside.has(keyOf(at));
  const pushed = (from: Point, towards: Point, by: number): Point => ({
    x: from.x + ((towards.x - from.x) / RADIUS) * by,
    y: from.y + ((towards.y - from.y) / RADIUS) * by,
  });
  const end = (at: Axial, edge: number, number: number, third: Axial): Point => {
    const point = corner(centerOf(at), number, RADIUS);
    const outside = plus(at, ACROSS[edge % 6] as Axial);
    return isInside(third) ? pushed(point, centerOf(outside), -shift) : pushed(point, centerOf(at), shift);
  };
  return places
    .flatMap((at) =>
      ACROSS.map((step, edge) => {
        if (isInside(plus(at, step))) return '';
        const before = plus(at, ACROSS[(edge + 5) % 6] as Axial);
        const after = plus(at, ACROSS[(edge + 1) % 6] as Axial);
        return `M${pathPoint(end(at, edge, edge, before))}L${pathPoint(end(at, edge, edge + 1, after))}`;
      }),
    )
    .join('');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boundsOf(hexes: readonly Hex[]): Box {
  const [xs, ys] = [hexes.map((hex) => hex.x), hexes.map((hex) => hex.y)];
  const [left, top] = [Math.min(...xs) - RADIUS - MARGIN, Math.min(...ys) - HALF_HEIGHT - MARGIN];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + MARGIN - left,
    height: Math.max(...ys) + HALF_HEIGHT + MARGIN - top,
  };
}

/** The nearest of some hexes, with its distance. */
export function nearest(from: Hex, others: readonly Hex[]): { hex: Hex; distance: number } | null {
  let best: { hex: Hex; distance: number } | null = null;
  for (const hex of others) {
    const steps = distance(from.at, hex.at);
    if (!best || steps < best.distance) best = { hex, distance: steps };
  }
  return best;
}
