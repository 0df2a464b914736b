import { type Direction, nearestSpot, type Spot } from './arrow-keys';
import type { Reference } from './targets';

const TARGET = '[data-target], [data-tip]';
const STOP = ':is([data-target], [data-tip])[tabindex="0"]';

export function targetsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TARGET)];
}

/**
 * Add an element to the tab order, unless it is in it. Each region has one tab stop; outside of regions every element is one.
 * Returns a function that removes it again.
 */
export function addTabStop(element: Element): () => void {
  if (element.matches('button, a, [tabindex]')) return () => undefined;
  const region = element.closest('[data-region]');
  element.setAttribute('tabindex', region?.querySelector(STOP) ? '-1' : '0');
  return () => {
    const wasStop = element.getAttribute('tabindex') === '0';
    element.removeAttribute('tabindex');
    if (!region || !wasStop) return;
    const successor = targetsIn(region).find((other) => other !== element && other.hasAttribute('tabindex'));
    successor?.setAttribute('tabindex', '0');
  };
}

/** Targets may exist before their region. Keep only the first tab stop among them. */
export function keepOneTabStop(region: Element): void {
  for (const element of [...region.querySelectorAll(STOP)].slice(1)) element.setAttribute('tabindex', '-1');
}

/** Move the focus and the region's tab stop to an element. */
export function focusTarget(element: HTMLElement): void {
  for (const before of element.closest('[data-region]')?.querySelectorAll(STOP) ?? [])
    before.setAttribute('tabindex', '-1');
  element.setAttribute('tabindex', '0');
  element.focus({ preventScroll: false });
}

export function neighbourOf(
  region: Element,
  from: HTMLElement,
  direction: Direction,
  step?: (from: Reference, direction: Direction) => Reference | null,
): HTMLElement | null {
  const all = targetsIn(region);
  if (step) {
    const next = step(from.dataset.target ?? '', direction);
    return all.find((element) => element.dataset.target === next) ?? null;
  }
  return nearestSpot(all.map(spotOf), spotOf(from), direction);
}

function spotOf(element: HTMLElement): Spot<HTMLElement> {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { item: element, x: left + width / 2, y: top + height / 2 };
}
