import type { Attachment } from 'svelte/attachments';

const SPOKEN = '[data-target], [role="img"][aria-label]';

/** The words of the tile under the pointer, under the finger or with the focus. */
export class PointedWords {
  text = $state('');

  readonly watch: Attachment<Element> = (element) => {
    const point = (event: Event) => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>(SPOKEN) : null;
      if (found) this.text = found.dataset.words ?? found.ariaLabel ?? '';
    };
    const forget = (event: Event) => {
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) this.text = '';
    };
    const stop = new AbortController();
    for (const kind of ['pointerover', 'pointerdown', 'focusin']) element.addEventListener(kind, point, stop);
    for (const kind of ['pointerleave', 'focusout']) element.addEventListener(kind, forget, stop);
    return () => stop.abort();
  };
}
