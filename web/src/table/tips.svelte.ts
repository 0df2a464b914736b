import type { Attachment } from 'svelte/attachments';
import { addTabStop } from './roving-tabindex';

/**
 * Attachment that gives an element a tip on hover, focus, click or tap; `Tips.svelte` shows it.
 * `about` names the thing that the element shows: facts about it replace the tip if they say more.
 */
export function tip(words: () => string, about: string | null = null): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-tip', ''); // regions find tips by this attribute
    if (about) element.setAttribute('data-about', about);
    const removeTabStop = addTabStop(element);
    $effect(() => element.setAttribute('data-tip', words()));
    return () => {
      element.removeAttribute('data-tip');
      element.removeAttribute('data-about');
      removeTabStop();
    };
  };
}
