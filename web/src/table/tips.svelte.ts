import type { Attachment } from 'svelte/attachments';
import { addTabStop } from './roving-tabindex';

/** Attachment that gives an element a tip on hover, focus, click or tap; `Tips.svelte` shows it. */
export function tip(words: () => string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-tip', ''); // regions find tips by this attribute
    const removeTabStop = addTabStop(element);
    $effect(() => element.setAttribute('data-tip', words()));
    return () => {
      element.removeAttribute('data-tip');
      removeTabStop();
    };
  };
}
