import { MAX_SCALE, type Viewport } from './viewport';
import type { Size, TargetBox } from './offscreen-targets';

/** What a finger can hit, in pixels of the screen; a board that is enlarged for it gets a little more. */
export const FINGER = 44;
const COMFORTABLE = 48;
const MARGIN = 8;
const ROUNDING = 0.5;

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is on the board: the targets that matter now, the viewer's own pieces, and everything. */
export interface BoardBoxes {
  wanted: readonly TargetBox[];
  own: readonly TargetBox[];
  all: readonly TargetBox[];
}

/** The scale at which a finger can hit the smallest of these targets, or at which it has the size in which it can be read. The board is never made smaller. */
export function scaleForFinger(boxes: readonly TargetBox[], legible = FINGER): number {
  const least = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
  return least >= legible ? 1 : Math.min(MAX_SCALE, Math.max(COMFORTABLE, legible) / least);
}

/** Whether all of these are in sight, and large enough. */
export function isAtHand(boxes: readonly TargetBox[], { x, y, scale }: Viewport, frame: Size, legible = FINGER): boolean {
  const isLarge = boxes.every(({ width, height }) => Math.min(width, height) * scale >= legible - ROUNDING);
  const seen = { left: -x / scale, top: -y / scale, right: (frame.width - x) / scale, bottom: (frame.height - y) / scale };
  return isLarge && isInside(boundsOf(boxes), seen);
}

/**
 * The part of the board to open: as many of the targets that matter as a finger can hit at once.
 * Of several such parts it is the one nearest to the own pieces.
 */
export function areaAround({ wanted, own, all }: BoardBoxes, frame: Size, legible = FINGER): Viewport {
  const scale = scaleForFinger(wanted, legible);
  const room = { width: (frame.width - 2 * MARGIN) / scale, height: (frame.height - 2 * MARGIN) / scale };
  const home = middleOf(boundsOf(own.length > 0 ? own : wanted));
  const far = (boxes: readonly TargetBox[]) => distance(middleOf(boundsOf(boxes)), home);
  const nearest = [...wanted].sort((one, other) => far([one]) - far([other])).slice(0, 1);
  const best = groupsIn(wanted, room).reduce((one, other) => (other.length > one.length || (other.length === one.length && far(other) < far(one)) ? other : one), nearest);
  const { x, y } = middleOf(boundsOf(best));
  const end = Math.max(frame.height, boundsOf(all).bottom + MARGIN);
  return {
    scale,
    x: between(frame.width / 2 - x * scale, frame.width * (1 - scale), 0),
    y: between(frame.height / 2 - y * scale, frame.height - end * scale, 0),
  };
}

/** The boxes that are seen together, for every place where a window of this size may begin. */
function groupsIn(boxes: readonly TargetBox[], room: Size): TargetBox[][] {
  const lefts = [...new Set(boxes.map((box) => boundsOf([box]).left))];
  const tops = [...new Set(boxes.map((box) => boundsOf([box]).top))];
  return lefts.flatMap((left) => tops.map((top) => boxes.filter((box) => isInside(boundsOf([box]), { left, top, right: left + room.width, bottom: top + room.height }))));
}

function boundsOf(boxes: readonly TargetBox[]): Bounds {
  return {
    left: Math.min(...boxes.map(({ x, width }) => x - width / 2)),
    top: Math.min(...boxes.map(({ y, height }) => y - height / 2)),
    right: Math.max(...boxes.map(({ x, width }) => x + width / 2)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height / 2)),
  };
}

function isInside(inner: Bounds, outer: Bounds): boolean {
  return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

function middleOf({ left, top, right, bottom }: Bounds): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
