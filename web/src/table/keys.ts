import { type Deed, deedOf } from './bindings';
import type { Mechanism } from './mechanism.svelte';

export interface KeyDeeds {
  mechanism: Mechanism;
  undo(): void;
  show(part: string): void;
  showHelp(): void;
}


/** The keys of the table; off inside text fields and with modifiers of the browser. */
export function handleKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (act(event, deeds)) event.preventDefault();
}

function act({ key, shiftKey }: KeyboardEvent, deeds: KeyDeeds): boolean {
  const { mechanism } = deeds;
  const deed = deedOf(key.toLowerCase());
  if (key === 'Enter' && shiftKey) mechanism.confirm();
  else if (key === 'Escape') mechanism.cancel();
  else if (/^[1-9]$/.test(key)) chooseNumber(mechanism, Number(key));
  else if (deed) perform(deed, deeds);
  else return false;
  return true;
}

function perform(deed: Deed, { mechanism, undo, show, showHelp }: KeyDeeds): void {
  if (deed === 'next' || deed === 'previous') mechanism.focusNext(deed === 'next' ? 1 : -1, document);
  else if (deed === 'undo') undo();
  else if (deed === 'why') explainFocused(mechanism);
  else if (deed === 'help') showHelp();
  else show(deed === 'panels' ? 'panel-all' : deed);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function chooseNumber(mechanism: Mechanism, number: number): void {
  const groups = [mechanism.offered, ...mechanism.beside];
  const aimed = groups.flatMap((group) => group?.options.map((option) => ({ verb: group.verb, option })) ?? []);
  const wanted = aimed[number - 1];
  if (wanted) mechanism.choose(wanted);
}

function explainFocused(mechanism: Mechanism): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-target]');
  if (focused?.dataset.target) void mechanism.explain(focused.dataset.target, focused, true);
}
