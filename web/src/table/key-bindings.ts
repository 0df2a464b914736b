import { preferences } from '../shell/preferences.svelte';

/** The actions that have a key, with their default keys. */
export const DEFAULT_KEYS = {
  next: '.',
  previous: ',',
  nextVerb: ']',
  previousVerb: '[',
  undo: 'u',
  why: 'w',
  pin: 'p',
  board: 'b',
  mats: 'm',
  panels: 'r',
  log: 'l',
  chat: 'c',
  review: 'v',
  help: '?',
} as const;

export type KeyAction = keyof typeof DEFAULT_KEYS;

export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];

export function keyOf(action: KeyAction): string {
  return customKeys().get(action) ?? DEFAULT_KEYS[action];
}

export function actionOf(key: string): KeyAction | null {
  return KEY_ACTIONS.find((action) => keyOf(action) === key) ?? null;
}

/** Bind a key to an action. If another action had it, the two swap keys. */
export function bindKey(action: KeyAction, key: string): void {
  const before = actionOf(key);
  const freed = keyOf(action);
  const all = customKeys();
  if (before) all.set(before, freed);
  all.set(action, key);
  preferences.keys = [...all].filter(([name, one]) => DEFAULT_KEYS[name] !== one).map((pair) => pair.join('=')).join(' ');
}

export function resetKeys(): void {
  preferences.keys = '';
}

function customKeys(): Map<KeyAction, string> {
  const pairs = preferences.keys.split(' ').map((pair) => pair.split('=') as [KeyAction, string]);
  return new Map(pairs.filter(([action, key]) => action in DEFAULT_KEYS && key));
}

/** The key of an event in lower case, or null if it cannot be bound. */
export function bindableKey(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase();
  return key.length === 1 && !/[0-9+\-= ]/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey ? key : null;
}
