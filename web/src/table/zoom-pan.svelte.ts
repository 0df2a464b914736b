import { areaAround, FINGER, isAtHand, scaleForFinger } from './area';
import { fitting, zoomAt, pan, type Viewport, panIntoView, pinch, scroll, UNZOOMED } from './viewport';
import { centeredOn, type TargetBox, type Size } from './offscreen-targets';
import { targetsIn } from './roving-tabindex';
import { nearestLegal } from './taps';
import { isAmong, type Reference } from './targets';

const DRAG_THRESHOLD = 6;
const ZOOMED_IN = 1.1;
const FAR = 0.8; // of the scale of the opened area

/** Zooms and pans its content by wheel, drag, pinch and the keys + - 0. Over a `data-long` board the wheel scrolls. */
export class ZoomPan {
  viewport = $state.raw<Viewport>(UNZOOMED);
  size = $state.raw<Size>({ width: 1, height: 1 });
  /** Whether parts of the board are out of sight. */
  readonly isZoomedIn = $derived(this.viewport.scale > ZOOMED_IN);
  readonly isMoved = $derived(this.viewport.scale !== 1 || this.viewport.x !== 0 || this.viewport.y !== 0);
  /** Whether the board shows what a question is about. */
  isVisiting = $state(false);
  /** The part of the board that was opened for the decision; null if the whole board is large enough. */
  area = $state.raw<Viewport | null>(null);
  /** Whether a finger cannot hit the targets: a tap comes nearer, and only the next one chooses. */
  readonly isFar = $derived(this.area !== null && this.viewport.scale < this.area.scale * FAR);
  /** Whether the board moved by itself, and not under a finger. */
  isGliding = $state(false);
  /** Whether people choose with a finger. */
  isTouched = $state(false);
  private opened = UNZOOMED;
  private element: HTMLElement | null = null;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private isDragging = false;

  get transform(): string {
    const { x, y, scale } = this.viewport;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  reset(): void {
    this.glideTo(UNZOOMED);
  }

  /** Change between the whole board and the area that was opened. */
  toggleWhole(): void {
    this.glideTo(this.isFar && this.area ? this.area : UNZOOMED);
  }

  private glideTo(viewport: Viewport): void {
    this.isGliding = true;
    this.viewport = viewport;
  }

  zoom(factor: number): void {
    const { width = 0, height = 0 } = this.element?.getBoundingClientRect() ?? {};
    this.viewport = zoomAt(this.viewport, factor, width / 2, height / 2);
  }

  /** Open the part of the board where a finger can hit these targets, unless all are at hand already. False: none is on the board. */
  open(wanted: ReadonlySet<Reference>, own: ReadonlySet<Reference>): boolean {
    const area = this.reveal(wanted, own);
    if (area) this.area = area.scale > ZOOMED_IN ? area : null;
    return area !== null;
  }

  /** Whether nobody has moved the board since something was opened. */
  get isAsOpened(): boolean {
    return this.viewport === this.opened;
  }

  /** Show these targets, for a finger, as near as possible to the own pieces. A pressed pointer is not disturbed. Returns the best view of them, if they are on the board. */
  reveal(wanted: ReadonlySet<Reference>, own: ReadonlySet<Reference>): Viewport | null {
    const { room } = this;
    const all = this.targetBoxes().filter(({ width, height }) => width > 0 && height > 0);
    const among = (references: ReadonlySet<Reference>) => all.filter(({ reference }) => isAmong(references, reference));
    const boxes = { all, own: among(own), wanted: among(wanted) };
    if (boxes.wanted.length === 0 || this.pointers.size > 0) return null;
    const area = areaAround(boxes, room, this.legible);
    if (isAtHand(boxes.wanted, this.viewport, room, this.legible)) return area;
    this.opened = area;
    this.glideTo(area);
    return area;
  }

  /** The size in pixels that the smallest target needs on a phone: for a finger, or as the board says for eyes. */
  private get legible(): number {
    return Number(this.element?.querySelector<SVGElement>('[data-legible]')?.dataset.legible ?? FINGER);
  }

  /** The frame without what lies over its lower end, such as the cards of what others did. */
  private get room(): Size {
    const covers = [...(this.element?.parentElement?.querySelectorAll<HTMLElement>('[data-cover]') ?? [])];
    return { ...this.size, height: this.size.height - covers.reduce((sum, cover) => sum + cover.offsetHeight, 0) };
  }

  /** Show these targets for a while, enlarged no more than `closest`. The returned function goes back, unless the viewport was changed since. A pressed pointer is not disturbed. */
  visit(targets: readonly TargetBox[], closest?: number): () => void {
    if (targets.length === 0 || this.pointers.size > 0) return () => undefined;
    const before = this.viewport;
    const shown = fitting(targets, this.size, closest ?? (this.isTouched ? scaleForFinger(targets, this.legible) : undefined));
    this.glideTo(shown);
    this.isVisiting = true;
    return () => {
      this.isVisiting = false;
      if (this.viewport === shown) this.glideTo(before);
    };
  }

  /** Move a target up that lies under a sheet which begins at this height of the window. */
  liftAbove(reference: Reference, sheetTop: number): void {
    const { top = 0 } = this.element?.getBoundingClientRect() ?? {};
    const box = this.targetBoxes().find((one) => one.reference === reference);
    if (!box || this.pointers.size > 0) return;
    const { y, scale } = this.viewport;
    const room = (sheetTop - top) / 2;
    const bottom = top + y + (box.y + box.height / 2) * scale;
    if (bottom > sheetTop) this.glideTo({ ...this.viewport, y: room - box.y * scale });
  }

  /** Bring a point of the board to the middle. */
  centerOn(point: { x: number; y: number }): void {
    this.glideTo(centeredOn(this.viewport, point, this.size));
  }

  /** All targets on the unzoomed board, measured as it is drawn now, also while it glides. */
  targetBoxes(): TargetBox[] {
    void this.size;
    const content = this.element?.firstElementChild as HTMLElement | null | undefined;
    if (!content) return [];
    const { left, top, width } = content.getBoundingClientRect();
    const scale = width / content.offsetWidth || 1;
    return targetsIn(content).map((target) => {
      const box = target.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
      return { reference: target.dataset.target ?? '', palette: target.dataset.palette, x: middle.x / scale, y: middle.y / scale, width: box.width / scale, height: box.height / scale };
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
    this.isGliding = false;
    const long = this.element?.querySelector('[data-long]');
    if (long && this.element && !event.ctrlKey) {
      this.viewport = scroll(this.viewport, event.deltaY, long.getBoundingClientRect(), this.element.getBoundingClientRect());
      return;
    }
    const { x, y } = this.pointOf(event);
    this.viewport = zoomAt(this.viewport, Math.exp(-event.deltaY * 0.0015), x, y);
  }

  private onDown(event: PointerEvent): void {
    this.isGliding = false;
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

  /** Swallow the click at the end of a drag. A tap on a board that is too small comes nearer; otherwise it takes the nearest legal target. */
  private onClick(event: MouseEvent): void {
    const isTap = (event as PointerEvent).pointerType === 'touch' && (event.target as Element).closest('.content') !== null;
    const meant = isTap && !this.isFar ? nearestLegal(event) : null;
    if (!this.isDragging && !(isTap && this.isFar) && !meant) return;
    event.stopPropagation();
    event.preventDefault();
    if (this.isDragging) this.isDragging = false;
    else if (meant) meant.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else this.approach(this.pointOf(event));
  }

  /** Come near to a point of the screen. */
  private approach(point: { x: number; y: number }): void {
    const { x, y, scale } = this.viewport;
    const near = { ...this.viewport, scale: this.area?.scale ?? scale };
    this.glideTo(centeredOn(near, { x: (point.x - x) / scale, y: (point.y - y) / scale }, this.size));
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
