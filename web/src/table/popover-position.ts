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

/** Where to put a popover beside something, of eight positions the one that covers the fewest of the boxes to keep clear. */
export function placeBeside(around: Box, size: Size, keepClear: readonly Box[], available: Size): { left: number; top: number } {
  const lefts = [around.left - size.width - GAP, around.left + (around.width - size.width) / 2, around.left + around.width + GAP];
  const tops = [around.top - size.height - GAP, around.top + (around.height - size.height) / 2, around.top + around.height + GAP];
  const positions = [[1, 2], [1, 0], [2, 1], [0, 1], [2, 2], [0, 2], [2, 0], [0, 0]].map(([x = 1, y = 2]) => ({
    left: within(lefts[x] ?? 0, available.width - size.width),
    top: within(tops[y] ?? 0, available.height - size.height),
  }));
  const cost = (position: { left: number; top: number }) => {
    const box = { ...position, width: size.width, height: size.height };
    return keepClear.filter((other) => overlap(box, other)).length + (overlap(box, around) ? 100 : 0);
  };
  return positions.reduce((best, position) => (cost(position) < cost(best) ? position : best));
}

function within(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
