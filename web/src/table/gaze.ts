/** Which part of a picture is seen: shifted, and so many times larger. */
export interface Gaze {
  x: number;
  y: number;
  scale: number;
}

interface Spot {
  x: number;
  y: number;
}

export const WHOLE: Gaze = { x: 0, y: 0, scale: 1 };
const LEAST = 0.6;
const MOST = 5;

/** Zoom so that what lies under a spot stays there. */
export function closer(gaze: Gaze, factor: number, x: number, y: number): Gaze {
  const scale = Math.min(MOST, Math.max(LEAST, gaze.scale * factor));
  const ratio = scale / gaze.scale;
  return { scale, x: x - (x - gaze.x) * ratio, y: y - (y - gaze.y) * ratio };
}

export function drag(gaze: Gaze, from: Spot, to: Spot): Gaze {
  return { ...gaze, x: gaze.x + to.x - from.x, y: gaze.y + to.y - from.y };
}

/** One finger moves while another rests. */
export function pinch(gaze: Gaze, from: Spot, to: Spot, resting: Spot): Gaze {
  const before = Math.hypot(from.x - resting.x, from.y - resting.y);
  const after = Math.hypot(to.x - resting.x, to.y - resting.y);
  if (before < 1) return gaze;
  const zoomed = closer(gaze, after / before, (to.x + resting.x) / 2, (to.y + resting.y) / 2);
  return { ...zoomed, x: zoomed.x + (to.x - from.x) / 2, y: zoomed.y + (to.y - from.y) / 2 };
}

/** Up or down, but not beyond the ends of what is looked at. */
export function scrolled(gaze: Gaze, by: number, whole: Box, frame: Box): Gaze {
  const least = Math.min(0, frame.bottom - whole.bottom);
  const most = Math.max(0, frame.top - whole.top);
  return { ...gaze, y: gaze.y + Math.max(least, Math.min(most, -by)) };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 24;

/** Shift just so far that a box lies inside the frame. */
export function inView(gaze: Gaze, box: Box, frame: Box): Gaze {
  const dx = shift(box.left - MARGIN, box.right + MARGIN, frame.left, frame.right);
  const dy = shift(box.top - MARGIN, box.bottom + MARGIN, frame.top, frame.bottom);
  return dx === 0 && dy === 0 ? gaze : { ...gaze, x: gaze.x + dx, y: gaze.y + dy };
}

function shift(low: number, high: number, from: number, to: number): number {
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}
