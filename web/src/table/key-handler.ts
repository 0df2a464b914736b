import { type KeyAction, actionOf } from './key-bindings';
import type { ComposedMoves } from './composed-moves.svelte';
import type { Interaction } from './interaction.svelte';
import { numbersOf } from './option-labels';

export interface KeyHandlers {
  interaction: Interaction;
  composed: ComposedMoves;
  undo(): void;
  show(part: string): void;
  showHelp(): void;
  pin(): void;
  review(): void;
}

/** Handle a key of the table. Keys in text fields, in dialogs or with Ctrl, Meta or Alt are ignored. */
export function handleKey(event: KeyboardEvent, handlers: KeyHandlers): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (act(event, handlers)) event.preventDefault();
}

function act({ key, shiftKey }: KeyboardEvent, handlers: KeyHandlers): boolean {
  const { interaction, composed } = handlers;
  const action = actionOf(key.toLowerCase());
  if (key === 'Enter' && shiftKey && composed.chosen) void composed.play();
  else if (key === 'Enter' && shiftKey) interaction.confirm();
  else if (key === 'Escape') interaction.cancel();
  else if (/^[1-9]$/.test(key) && composed.chosen) composed.choose(Number(key) - 1);
  else if (/^[1-9]$/.test(key)) chooseNumber(interaction, Number(key));
  else if (action) perform(action, handlers);
  else if (key === '+' || key === '=' || key === '-') return stepNumber(interaction, key === '-' ? -1 : 1);
  else return false;
  return true;
}

function perform(action: KeyAction, { interaction, undo, show, showHelp, pin, review }: KeyHandlers): void {
  if (action === 'next' || action === 'previous') interaction.focusNext(action === 'next' ? 1 : -1, document);
  else if (action === 'nextVerb' || action === 'previousVerb') interaction.openNext(action === 'nextVerb' ? 1 : -1);
  else if (action === 'undo') undo();
  else if (action === 'why') explainFocused(interaction);
  else if (action === 'pin') pin();
  else if (action === 'help') showHelp();
  else if (action === 'review') review();
  else show(action === 'panels' ? 'panel-all' : action);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function chooseNumber(interaction: Interaction, number: number): void {
  const values = interaction.openStep?.references ?? [];
  const value = values[number - 1];
  const choice = interaction.numbered[number - 1 - values.length];
  if (value) document.querySelector<HTMLElement>(`[data-argument="${CSS.escape(value)}"]`)?.click();
  else if (choice) interaction.choose(choice);
}

/** One more or one fewer, where a number is chosen. */
function stepNumber(interaction: Interaction, step: 1 | -1): boolean {
  const { verb, options } = interaction.offered ?? { verb: '', options: [] };
  if (numbersOf(options) === null) return false;
  const at = options.findIndex(({ move }) => move === interaction.chosen?.move);
  const option = options[at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step];
  if (option) interaction.choose({ verb, option });
  return true;
}

function explainFocused(interaction: Interaction): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-target]');
  if (focused?.dataset.target) void interaction.explain(focused.dataset.target, focused);
}
