import type { Mechanism } from './mechanism.svelte';

export interface KeyDeeds {
  mechanism: Mechanism;
  undo(): void;
  show(part: string): void;
  showHelp(): void;
}

const PARTS: Record<string, string> = { m: 'mats', r: 'panel-all', l: 'log', c: 'chat', b: 'board' };

/** The keys of the table; off inside text fields and with modifiers of the browser. */
export function handleKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (act(event, deeds)) event.preventDefault();
}

function act(event: KeyboardEvent, { mechanism, undo, show, showHelp }: KeyDeeds): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const part = PARTS[key];
  if (key === '.' || key === ',') mechanism.focusNext(key === '.' ? 1 : -1, document);
  else if (key === 'Enter' && event.shiftKey) mechanism.confirm();
  else if (key === 'Escape') mechanism.cancel();
  else if (key === 'u') undo();
  else if (key === 'w') explainFocused(mechanism);
  else if (key === '?') showHelp();
  else if (/^[1-9]$/.test(key)) chooseNumber(mechanism, Number(key));
  else if (part) show(part);
  else return false;
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function chooseNumber(mechanism: Mechanism, number: number): void {
  const group = mechanism.openGroup;
  const option = group?.options[number - 1];
  if (group && option) mechanism.choose({ verb: group.verb, option });
}

function explainFocused(mechanism: Mechanism): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-target]');
  if (focused?.dataset.target) void mechanism.explain(focused.dataset.target, focused);
}
