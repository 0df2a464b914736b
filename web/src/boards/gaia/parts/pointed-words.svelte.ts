import type { Attachment } from 'svelte/attachments';

const SPOKEN = '[data-target], [role="img"][aria-label]';

/** The words of the tile under the pointer, under the finger or with the focus. */
export class PointedWords {
  text = $state('');

  readonly watch: Attachment<Element> = (element) => {
    const point = (event: Event) => {
      const found = event.target instanceof Element ? event.target.closest(SPOKEN)?.getAttribute('aria-label') : null;
      if (found) this.text = found;
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin'];
    for (const kind of kinds) element.addEventListener(kind, point);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, point);
    };
  };
}
