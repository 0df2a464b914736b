import type { Attachment } from 'svelte/attachments';
import type { Interaction } from './interaction.svelte';
import { listenToPointer } from './pointer-events';
import { isMarked } from './recent-marks';
import { addTabStop } from './roving-tabindex';
import { partsOf, type Reference } from './targets';
import { TemporaryAttributes } from './temporary-attributes';

/** Makes an element a target: role, tab stop, pointer, and attributes that tell its state. */
export function targetAttachment(interaction: Interaction, reference: Reference, words: () => string): Attachment<Element> {
  return (element) => {
    const attributes = new TemporaryAttributes(element);
    attributes.set('data-target', reference);
    attributes.set('role', 'button');
    const leave = listenToPointer(element, {
      activate: () => interaction.activate(reference, element),
      enter: () => interaction.point(interaction.optionAt(reference)),
      leave: () => interaction.point(null),
      hold: () => interaction.showFacts(partsOf(reference)[0] ?? reference, element),
    });
    const removeTabStop = addTabStop(element);
    keepUpToDate(interaction, element, attributes, reference, words);
    return () => {
      leave();
      removeTabStop();
      attributes.restore();
    };
  };
}

/** Each attribute is written only when it changes. */
function keepUpToDate(interaction: Interaction, element: Element, attributes: TemporaryAttributes, reference: Reference, words: () => string): void {
  const state = $derived(interaction.stateOf(reference));
  const isHighlighted = $derived(interaction.highlighted.has(reference) || interaction.sketched.has(reference));
  const owner = element.closest<HTMLElement>('[data-owner]')?.dataset.owner;
  const isRecent = $derived(isMarked(interaction.recent, reference, owner === undefined ? null : Number(owner)));
  const label = $derived(interaction.spokenAt(reference, words()));
  const cause = $derived((interaction.reviewed ?? interaction.causes).get(reference) ?? null);
  $effect(() => {
    attributes.set('data-state', state);
    attributes.set('aria-pressed', String(state === 'chosen'));
  });
  $effect(() => attributes.set('data-highlighted', isHighlighted ? '' : null));
  $effect(() => attributes.set('data-cause', cause));
  $effect(() => attributes.set('data-recent', isRecent ? '' : null));
  $effect(() => attributes.set('aria-label', label));
}
