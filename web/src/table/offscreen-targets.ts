import type { Viewport } from './viewport';
import type { Reference } from './targets';

/** The point of a target on the unzoomed board. */
export interface TargetPoint {
  reference: Reference;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A button at the edge of the viewport that leads to a target outside of it. */
export interface Pill extends TargetPoint {
  left: number;
  top: number;
  arrow: '←' | '→' | '↑' | '↓';
}

const SIDE_MARGIN = 44; // how far the middle of a pill stays from the sides
const END_MARGIN = 22; // and from top and bottom
const APART = { x: 84, y: 38 };
const MAX_PILLS = 6;

/** Pills for targets outside of the viewport, the nearest first. None covers another. */
export function pillsFor(targets: readonly TargetPoint[], viewport: Viewport, frame: Size): Pill[] {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const offscreen = targets
    .map((target) => ({ target, x: viewport.x + target.x * viewport.scale, y: viewport.y + target.y * viewport.scale }))
    .filter(({ x, y }) => x < 0 || y < 0 || x > frame.width || y > frame.height)
    .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y));
  const pills: Pill[] = [];
  for (const { target, x, y } of offscreen) {
    const left = within(x, SIDE_MARGIN, frame.width - SIDE_MARGIN);
    const top = within(y, END_MARGIN, frame.height - END_MARGIN);
    const isFree = pills.every((pill) => Math.abs(pill.left - left) >= APART.x || Math.abs(pill.top - top) >= APART.y);
    if (isFree && pills.length < MAX_PILLS) pills.push({ ...target, left, top, arrow: arrowTo(x, y, frame) });
  }
  return pills;
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
