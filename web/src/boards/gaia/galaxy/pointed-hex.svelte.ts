import type { Attachment } from 'svelte/attachments';

const PREFIX = 'hex:';

/** Which hex is under the pointer or has the focus. */
export class PointedHex {
  name = $state<string | null>(null);

  readonly watch: Attachment<Element> = (element) => {
    const enter = (event: Event) => (this.name = nameAt(event.target));
    const leave = () => (this.name = null);
    const handlers = { pointerover: enter, focusin: enter, pointerleave: leave, focusout: leave };
    for (const [kind, handler] of Object.entries(handlers)) element.addEventListener(kind, handler);
    return () => {
      for (const [kind, handler] of Object.entries(handlers)) element.removeEventListener(kind, handler);
    };
  };
}

function nameAt(target: EventTarget | null): string | null {
  const reference = target instanceof Element ? target.closest('[data-target]')?.getAttribute('data-target') : null;
  return reference?.startsWith(PREFIX) ? reference.slice(PREFIX.length) : null;
}
