interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/** Where to put a popover beside something, of eight places the one that covers the fewest of what must stay free. */
export function placeBeside(around: Box, own: Size, free: readonly Box[], room: Size): { left: number; top: number } {
  const lefts = [around.left - own.width - GAP, around.left + (around.width - own.width) / 2, around.left + around.width + GAP];
  const tops = [around.top - own.height - GAP, around.top + (around.height - own.height) / 2, around.top + around.height + GAP];
  const places = [[1, 2], [1, 0], [2, 1], [0, 1], [2, 2], [0, 2], [2, 0], [0, 0]].map(([x = 1, y = 2]) => ({
    left: within(lefts[x] ?? 0, room.width - own.width),
    top: within(tops[y] ?? 0, room.height - own.height),
  }));
  const cost = (place: { left: number; top: number }) => {
    const box = { ...place, width: own.width, height: own.height };
    return free.filter((other) => overlap(box, other)).length + (overlap(box, around) ? 100 : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function within(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
