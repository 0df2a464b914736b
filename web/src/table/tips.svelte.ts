import type { Attachment } from 'svelte/attachments';
import { addTabStop } from './roving-tabindex';

/** Tag for what explains itself when it is pointed at, focused, clicked or tapped; `Tips.svelte` shows the words. */
export function tip(words: () => string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-tip', ''); // its region knows it by this from the start
    const removeTabStop = addTabStop(element);
    $effect(() => element.setAttribute('data-tip', words()));
    return () => {
      element.removeAttribute('data-tip');
      removeTabStop();
    };
  };
}
