import type { Gaze } from './gaze';
import type { Reference } from './legal';

/** Where a target lies on the board before it is shifted and enlarged. */
export interface Place {
  reference: Reference;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A sign at the edge of the board for a target that lies beyond it. */
export interface Pill extends Place {
  left: number;
  top: number;
  arrow: '←' | '→' | '↑' | '↓';
}

const SIDE = 44; // how far the middle of a pill stays from the sides
const END = 22; // and from top and bottom
const APART = { x: 84, y: 38 };
const MOST = 6;

/** Pills for what is out of sight, the nearest first; none covers another. */
export function pillsFor(places: readonly Place[], gaze: Gaze, frame: Size): Pill[] {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const beyond = places
    .map((place) => ({ place, x: gaze.x + place.x * gaze.scale, y: gaze.y + place.y * gaze.scale }))
    .filter(({ x, y }) => x < 0 || y < 0 || x > frame.width || y > frame.height)
    .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y));
  const pills: Pill[] = [];
  for (const { place, x, y } of beyond) {
    const left = within(x, SIDE, frame.width - SIDE);
    const top = within(y, END, frame.height - END);
    const isFree = pills.every((pill) => Math.abs(pill.left - left) >= APART.x || Math.abs(pill.top - top) >= APART.y);
    if (isFree && pills.length < MOST) pills.push({ ...place, left, top, arrow: arrowTo(x, y, frame) });
  }
  return pills;
}

/** The part of the board that is seen. */
export function seenPart({ x, y, scale }: Gaze, { width, height }: Size) {
  return { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
}

/** Look at a spot: it comes to the middle of the frame. */
export function lookingAt({ scale }: Gaze, spot: { x: number; y: number }, { width, height }: Size): Gaze {
  return { scale, x: width / 2 - spot.x * scale, y: height / 2 - spot.y * scale };
}

function arrowTo(x: number, y: number, { width, height }: Size): Pill['arrow'] {
  if (x < 0) return '←';
  if (x > width) return '→';
  return y < 0 ? '↑' : y > height ? '↓' : '→';
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
