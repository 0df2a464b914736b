/** Which part of a picture is visible: its offset and its scale. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

interface Point {
  x: number;
  y: number;
}

export const UNZOOMED: Viewport = { x: 0, y: 0, scale: 1 };
const MIN_SCALE = 0.6;
export const MAX_SCALE = 5;

/** Zoom so that the point under x and y stays where it is. */
export function zoomAt(viewport: Viewport, factor: number, x: number, y: number): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, viewport.scale * factor));
  const ratio = scale / viewport.scale;
  return { scale, x: x - (x - viewport.x) * ratio, y: y - (y - viewport.y) * ratio };
}

const VISIT_SCALE = 1.8;
const VISIT_MARGIN = 90;

/** The viewport that shows all points well; `closest` is the scale at which a single one is shown. */
export function fitting(points: readonly Point[], frame: { width: number; height: number }, closest = VISIT_SCALE): Viewport {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const roomFor = (span: number, size: number) => (span > 0 ? (size - 2 * VISIT_MARGIN) / span : Infinity);
  const room = Math.min(roomFor(right - left, frame.width), roomFor(bottom - top, frame.height));
  const scale = Math.max(1, Math.min(closest, room));
  return { scale, x: frame.width / 2 - ((left + right) / 2) * scale, y: frame.height / 2 - ((top + bottom) / 2) * scale };
}

export function pan(viewport: Viewport, from: Point, to: Point): Viewport {
  return { ...viewport, x: viewport.x + to.x - from.x, y: viewport.y + to.y - from.y };
}

/** Zoom and pan by two fingers, of which one moves. */
export function pinch(viewport: Viewport, from: Point, to: Point, fixed: Point): Viewport {
  const before = Math.hypot(from.x - fixed.x, from.y - fixed.y);
  const after = Math.hypot(to.x - fixed.x, to.y - fixed.y);
  if (before < 1) return viewport;
  const zoomed = zoomAt(viewport, after / before, (to.x + fixed.x) / 2, (to.y + fixed.y) / 2);
  return { ...zoomed, x: zoomed.x + (to.x - from.x) / 2, y: zoomed.y + (to.y - from.y) / 2 };
}

/** Move up or down, but not beyond the ends of the content. */
export function scroll(viewport: Viewport, by: number, content: Box, frame: Box): Viewport {
  const least = Math.min(0, frame.bottom - content.bottom);
  const most = Math.max(0, frame.top - content.top);
  return { ...viewport, y: viewport.y + Math.max(least, Math.min(most, -by)) };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 24;

/** Pan just enough to bring a box into the frame. */
export function panIntoView(viewport: Viewport, box: Box, frame: Box): Viewport {
  const dx = shift(box.left - MARGIN, box.right + MARGIN, frame.left, frame.right);
  const dy = shift(box.top - MARGIN, box.bottom + MARGIN, frame.top, frame.bottom);
  return dx === 0 && dy === 0 ? viewport : { ...viewport, x: viewport.x + dx, y: viewport.y + dy };
}

function shift(low: number, high: number, from: number, to: number): number {
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}
