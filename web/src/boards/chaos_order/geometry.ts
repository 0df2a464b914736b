/** Flat-topped hexagons in columns; odd columns sit half a hexagon lower. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const RADIUS = 61;
const HEIGHT = Math.sqrt(3) * RADIUS;
const MARGIN = 6;

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

export function between(one: string, other: string): Point & { angle: number } {
  const [a, b] = [centreOf(one), centreOf(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90 };
}

/** The box around regions, with a margin. */
export function boundsOf(regions: readonly string[]): Box {
  const centres = regions.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS - MARGIN;
  const y = Math.min(...ys) - HEIGHT / 2 - MARGIN;
  return { x, y, width: Math.max(...xs) + RADIUS + MARGIN - x, height: Math.max(...ys) + HEIGHT / 2 + MARGIN - y };
}

/** Whether a hexagon lies at least partly in a box. */
export function touches({ x, y }: Point, box: Box): boolean {
  return x > box.x - RADIUS && x < box.x + box.width + RADIUS && y > box.y - HEIGHT && y < box.y + box.height + HEIGHT;
}
