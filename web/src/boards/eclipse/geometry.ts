/** Flat-topped hexagons in axial coordinates, the Galactic Center in the middle. */
export interface Point {
  x: number;
  y: number;
}

export interface Place {
  q: number;
  r: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const RADIUS = 60;
const HEIGHT = Math.sqrt(3) * RADIUS;
const MARGIN = 8;
export const EDGE_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const STEPS: readonly Place[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function centreOf({ q, r }: Place): Point {
  return { x: 1.5 * RADIUS * q, y: HEIGHT * (r + q / 2) };
}

export function corners({ x, y }: Point, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner;
      return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
}

/** The middle of an edge; edges count clockwise from N. */
export function edgeOf({ x, y }: Point, edge: number, inset = 0): Point {
  const angle = (Math.PI / 3) * edge - Math.PI / 2;
  const distance = HEIGHT / 2 - inset;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

/** The position beyond an edge. */
export function beyond({ q, r }: Place, edge: number): Place {
  const step = STEPS[edge] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

const ringOf = ({ q, r }: Place) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** The zone of a position, from 1 to 3; the Galactic Center has none. */
export const zoneOf = (place: Place) => Math.min(ringOf(place), 3);
export const ROMAN = ['', 'I', 'II', 'III'] as const;

export const keyOf = ({ q, r }: Place) => `${q},${r}`;

/** The box around positions, with a margin. */
export function boundsOf(places: readonly Place[]): Box {
  const centres = places.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS - MARGIN;
  const y = Math.min(...ys) - HEIGHT / 2 - MARGIN;
  return { x, y, width: Math.max(...xs) + RADIUS + MARGIN - x, height: Math.max(...ys) + HEIGHT / 2 + MARGIN - y };
}
