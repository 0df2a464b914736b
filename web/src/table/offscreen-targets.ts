import type { Viewport } from './viewport';
import type { Reference } from './targets';

/** A target on the unzoomed board: its middle and its size. */
export interface TargetBox {
  reference: Reference;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The colours of the seat that it belongs to, as far as the board says so (`data-palette`). */
  palette?: string;
}

export interface Size {
  width: number;
  height: number;
}

/** A button at the edge of the viewport that leads to a target outside of it. */
export interface Pill extends TargetBox {
  left: number;
  top: number;
  arrow: '←' | '→' | '↑' | '↓';
}

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

const SIDE_MARGIN = 46; // how far the middle of a pill stays from the sides
const END_MARGIN = 26; // and from top and bottom
const PILL = { width: 88, height: 44 };
const MAX_PILLS = 6;
const SHIFTS = [0, -24, 24, -48, 48, -72, 72, -96, 96, -144, 144]; // along the edge, where something is in the way
const CORNER_MARGIN = 10;

/** Where a target is on the screen. */
export function onScreen<T extends TargetBox>(target: T, { x, y, scale }: Viewport): T {
  return { ...target, x: x + target.x * scale, y: y + target.y * scale, width: target.width * scale, height: target.height * scale };
}

/** Pills for wanted targets outside of the viewport, the nearest first. None covers another, a legal target that is in sight, or what is over the board. */
export function pillsFor(wanted: readonly TargetBox[], legal: readonly TargetBox[], viewport: Viewport, frame: Size, over: readonly TargetBox[] = []): Pill[] {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const isSeen = ({ x, y }: TargetBox) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
  const taken = [...over, ...legal.map((target) => onScreen(target, viewport)).filter(isSeen)];
  const offscreen = wanted
    .map((target) => ({ target, at: onScreen(target, viewport) }))
    .filter(({ at }) => !isSeen(at))
    .sort(({ at: a }, { at: b }) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y));
  const pills: Pill[] = [];
  for (const { target, at } of offscreen) {
    const place = placesFor(at, frame).find((one) => !taken.some((other) => overlap(one, other)));
    if (!place || pills.length === MAX_PILLS) continue;
    taken.push(place);
    pills.push({ ...target, left: place.x, top: place.y, arrow: arrowTo(at.x, at.y, frame) });
  }
  return pills;
}

/** Where the pill of a target may be: at the edge beside it, or a little further along that edge. */
function placesFor(at: TargetBox, frame: Size): TargetBox[] {
  const isBeside = at.x < 0 || at.x > frame.width;
  return SHIFTS.map((shift) => ({
    ...at,
    ...PILL,
    x: within(at.x + (isBeside ? 0 : shift), SIDE_MARGIN, frame.width - SIDE_MARGIN),
    y: within(at.y + (isBeside ? shift : 0), END_MARGIN, frame.height - END_MARGIN),
  }));
}

function overlap(a: TargetBox, b: TargetBox): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

/** The first corner of the frame where a block covers none of these targets. */
export function freeCorner(block: Size, targets: readonly TargetBox[], viewport: Viewport, frame: Size): Corner | null {
  const drawn = targets.map((target) => onScreen(target, viewport));
  return CORNERS.find((corner) => !drawn.some((target) => overlap(target, inCorner(corner, block, frame)))) ?? null;
}

/** Where a block is that lies in a corner of the frame. */
export function inCorner(corner: Corner, block: Size, frame: Size): TargetBox {
  return {
    reference: '',
    ...block,
    x: corner.endsWith('left') ? CORNER_MARGIN + block.width / 2 : frame.width - CORNER_MARGIN - block.width / 2,
    y: corner.startsWith('top') ? CORNER_MARGIN + block.height / 2 : frame.height - CORNER_MARGIN - block.height / 2,
  };
}

/** The visible part of the board, in coordinates of the unzoomed board. */
export function visiblePart({ x, y, scale }: Viewport, { width, height }: Size) {
  return { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
}

/** The viewport with a point of the board in its middle. */
export function centeredOn({ scale }: Viewport, point: { x: number; y: number }, { width, height }: Size): Viewport {
  return { scale, x: width / 2 - point.x * scale, y: height / 2 - point.y * scale };
}

function arrowTo(x: number, y: number, { width, height }: Size): Pill['arrow'] {
  if (x < 0) return '←';
  if (x > width) return '→';
  return y < 0 ? '↑' : y > height ? '↓' : '→';
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
