import { untrack } from 'svelte';
import { fitting, zoomAt, pan, type Viewport, panIntoView, pinch, scroll, UNZOOMED } from './viewport';
import { centeredOn, type TargetPoint, type Size } from './offscreen-targets';
import { targetsIn } from './roving-tabindex';

const DRAG_THRESHOLD = 6;
const ZOOMED_IN = 1.1;

/** Zooms and pans its content by wheel, drag, pinch and the keys + - 0. Over a `data-long` board the wheel scrolls. */
export class ZoomPan {
  viewport = $state.raw<Viewport>(UNZOOMED);
  size = $state.raw<Size>({ width: 1, height: 1 });
  /** Whether parts of the board are out of sight. */
  readonly isZoomedIn = $derived(this.viewport.scale > ZOOMED_IN);
  readonly isMoved = $derived(this.viewport.scale !== 1 || this.viewport.x !== 0 || this.viewport.y !== 0);
  /** Whether the board shows what a question is about. */
  isVisiting = $state(false);
  private element: HTMLElement | null = null;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private isDragging = false;

  get transform(): string {
    const { x, y, scale } = this.viewport;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  reset(): void {
    this.viewport = UNZOOMED;
  }

  zoom(factor: number): void {
    const { width = 0, height = 0 } = this.element?.getBoundingClientRect() ?? {};
    this.viewport = zoomAt(this.viewport, factor, width / 2, height / 2);
  }

  /** Show these points for a while. The returned function goes back, unless the viewport was changed since. A pressed pointer is not disturbed. */
  visit(points: readonly { x: number; y: number }[]): () => void {
    if (points.length === 0 || this.pointers.size > 0) return () => undefined;
    const before = this.viewport;
    const shown = fitting(points, this.size);
    this.viewport = shown;
    this.isVisiting = true;
    return () => {
      this.isVisiting = false;
      if (this.viewport === shown) this.viewport = before;
    };
  }

  /** Bring a point of the board to the middle. */
  centerOn(point: { x: number; y: number }): void {
    this.viewport = centeredOn(this.viewport, point, this.size);
  }

  /** The points of all targets on the unzoomed board. */
  targetPoints(): TargetPoint[] {
    void this.size;
    const { x, y, scale } = untrack(() => this.viewport);
    const { left = 0, top = 0 } = this.element?.getBoundingClientRect() ?? {};
    return targetsIn(this.element ?? document).map((target) => {
      const box = target.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
      return { reference: target.dataset.target ?? '', x: (middle.x - x) / scale, y: (middle.y - y) / scale };
    });
  }

  attach(element: HTMLElement): () => void {
    this.element = element;
    const observer = new ResizeObserver(() => (this.size = { width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('wheel', (event) => this.onWheel(event), { passive: false, signal });
    element.addEventListener('pointerdown', (event) => this.onDown(event), { signal });
    element.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(name, (event) => this.onUp(event), { signal });
    element.addEventListener('click', (event) => this.onClick(event), { capture: true, signal });
    element.addEventListener('keydown', (event) => this.onKey(event), { signal });
    element.addEventListener('focusin', (event) => this.onFocus(event), { signal });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }

  private pointOf(event: MouseEvent): { x: number; y: number } {
    const { left = 0, top = 0 } = this.element?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private onWheel(event: WheelEvent): void {
    event.preventDefault();
    const long = this.element?.querySelector('[data-long]');
    if (long && this.element && !event.ctrlKey) {
      this.viewport = scroll(this.viewport, event.deltaY, long.getBoundingClientRect(), this.element.getBoundingClientRect());
      return;
    }
    const { x, y } = this.pointOf(event);
    this.viewport = zoomAt(this.viewport, Math.exp(-event.deltaY * 0.0015), x, y);
  }

  private onDown(event: PointerEvent): void {
    if (this.pointers.size === 0) this.isDragging = false;
    this.pointers.set(event.pointerId, this.pointOf(event));
  }

  private onMove(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const after = this.pointOf(event);
    if (!this.isDragging && Math.hypot(after.x - before.x, after.y - before.y) < DRAG_THRESHOLD) return;
    this.isDragging = true;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.viewport = other ? pinch(this.viewport, before, after, other) : pan(this.viewport, before, after);
    this.pointers.set(event.pointerId, after);
  }

  private onUp(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** Swallow the click at the end of a drag. */
  private onClick(event: MouseEvent): void {
    if (!this.isDragging) return;
    this.isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Pan so that the focused target is visible. */
  private onFocus(event: FocusEvent): void {
    if (this.pointers.size > 0) return; // a closing menu returns the focus, and the board must not move during a click
    const target = (event.target as Element).closest('[data-target]');
    if (!target || !this.element || !target.matches(':focus-visible')) return;
    this.viewport = panIntoView(this.viewport, target.getBoundingClientRect(), this.element.getBoundingClientRect());
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.zoom(1.25);
    else if (event.key === '-') this.zoom(0.8);
    else if (event.key === '0') this.reset();
  }
}
