const REACH = 24; // pixels from the middle of a target
const OFFERED = '[data-target]:is([data-state="legal"], [data-state="pointed"], [data-state="picked"], [data-state="chosen"])';

/** The legal target that a finger meant that hit something else beside it. */
export function nearestLegal(event: MouseEvent): Element | null {
  const hit = (event.target as Element).closest('[data-target]');
  if (hit && hit.getAttribute('data-state') !== 'idle') return null;
  const legal = [...(event.currentTarget as Element).querySelectorAll(OFFERED)].map((target) => ({ target, away: distanceTo(target, event) }));
  return legal.filter(({ away }) => away <= REACH).sort((one, other) => one.away - other.away)[0]?.target ?? null;
}

function distanceTo(target: Element, { clientX, clientY }: MouseEvent): number {
  const { left, top, width, height } = target.getBoundingClientRect();
  return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
}
