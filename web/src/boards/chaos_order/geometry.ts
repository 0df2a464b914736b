/** Flat-topped hexagons in columns; odd columns sit half a hexagon lower. */
export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 61;
const HEIGHT = Math.sqrt(3) * RADIUS;

/** The centre of a region, from its name: `r3c5` is row 3, column 5. */
export function centreOf(region: string): Point {
  const [row = 0, column = 0] = region.slice(1).split('c').map(Number);
  return { x: column * 1.5 * RADIUS, y: (row + (column % 2) / 2) * HEIGHT };
}

export function corners({ x, y }: Point, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner;
      return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
}

/** The side that two neighbouring regions share. */
export function sideBetween(one: string, other: string): { from: Point; to: Point } {
  const a = centreOf(one);
  const b = centreOf(other);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = { x: (-(b.y - a.y) / length) * RADIUS * 0.42, y: ((b.x - a.x) / length) * RADIUS * 0.42 };
  return {
    from: { x: middle.x - along.x, y: middle.y - along.y },
    to: { x: middle.x + along.x, y: middle.y + along.y },
  };
}

/** The box around regions, with a margin. */
export function boundsOf(regions: readonly string[]): { x: number; y: number; width: number; height: number } {
  const centres = regions.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS - 8;
  const y = Math.min(...ys) - HEIGHT / 2 - 8;
  return { x, y, width: Math.max(...xs) + RADIUS + 8 - x, height: Math.max(...ys) + HEIGHT / 2 + 8 - y };
}
