export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Spot<T> {
  item: T;
  x: number;
  y: number;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function directionOf(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

/** The nearest spot in a direction; sideways distance counts double. */
export function nearestSpot<T>(spots: readonly Spot<T>[], from: Spot<T>, direction: Direction): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [ahead, aside] = relative(spot.x - from.x, spot.y - from.y, direction);
    const distance = ahead + 2 * Math.abs(aside);
    if (spot.item !== from.item && ahead > 1 && Math.abs(aside) <= ahead * 2 && distance < least) {
      least = distance;
      best = spot.item;
    }
  }
  return best;
}

function relative(dx: number, dy: number, direction: Direction): [ahead: number, aside: number] {
  if (direction === 'up') return [-dy, dx];
  if (direction === 'down') return [dy, dx];
  return direction === 'left' ? [-dx, dy] : [dx, dy];
}
