import { preferences } from '../shell/preferences.svelte';

/** What a key can be bound to, with its usual key. */
export const USUAL_KEYS = {
  next: '.',
  previous: ',',
  undo: 'u',
  why: 'w',
  board: 'b',
  mats: 'm',
  panels: 'r',
  log: 'l',
  chat: 'c',
  help: '?',
} as const;

export type Deed = keyof typeof USUAL_KEYS;

export const DEEDS = Object.keys(USUAL_KEYS) as Deed[];

export function keyOf(deed: Deed): string {
  return bound().get(deed) ?? USUAL_KEYS[deed];
}

export function deedOf(key: string): Deed | null {
  return DEEDS.find((deed) => keyOf(deed) === key) ?? null;
}

/** Bind a key; whatever had it before takes over the key that is given up. */
export function bind(deed: Deed, key: string): void {
  const before = deedOf(key);
  const given = keyOf(deed);
  const all = bound();
  if (before) all.set(before, given);
  all.set(deed, key);
  preferences.keys = [...all].filter(([name, one]) => USUAL_KEYS[name] !== one).map((pair) => pair.join('=')).join(' ');
}

export function unbindAll(): void {
  preferences.keys = '';
}

function bound(): Map<Deed, string> {
  const pairs = preferences.keys.split(' ').map((pair) => pair.split('=') as [Deed, string]);
  return new Map(pairs.filter(([deed, key]) => deed in USUAL_KEYS && key));
}

/** Letters and signs that nothing else needs; upper and lower case are one key. */
export function bindable(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase();
  return key.length === 1 && !/[0-9+\-= ]/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey ? key : null;
}
