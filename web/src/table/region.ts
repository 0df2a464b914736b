import type { Attachment } from 'svelte/attachments';
import { directionOf } from './arrow-keys';
import type { RegionOptions } from './interaction-types';
import { focusTarget, keepOneTabStop, neighbourOf } from './roving-tabindex';

/** Attachment for an element with targets inside: one tab stop, and arrow keys move between the targets. */
export function region({ label, step }: RegionOptions): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-region', '');
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', label);
    keepOneTabStop(element);
    const onKey = (event: Event) => moveFocus(event as KeyboardEvent, element, step);
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  };
}

function moveFocus(event: KeyboardEvent, element: Element, step: RegionOptions['step']): void {
  const direction = directionOf(event.key);
  const from = (event.target as Element).closest<HTMLElement>('[data-target], [data-tip]');
  if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
  const next = neighbourOf(element, from, direction, step);
  event.preventDefault();
  if (next) focusTarget(next);
}
