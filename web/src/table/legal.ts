import type { Group, Option } from '../api/types';

/** What is printed on a board, as the engine names it: `hex:3B2`. */
export type Reference = string;

/** How a target is drawn. `other`: another verb than the open one can be aimed at it. */
export type TargetState = 'idle' | 'other' | 'legal' | 'pointed' | 'chosen' | 'blocked';

export interface Situation {
  groups: readonly Group[];
  verb: string | null;
  chosen: Option | null;
  pointed: Option | null;
  blocked: Reference | null;
}

export interface Aimed {
  verb: string;
  option: Option;
}

export type Answer =
  | { kind: 'choose'; aimed: Aimed }
  | { kind: 'menu'; choices: Aimed[] }
  | { kind: 'why' };

export function optionsAt(groups: readonly Group[], reference: Reference): Aimed[] {
  return groups.flatMap(({ verb, options }) =>
    options.filter((option) => option.targets.includes(reference)).map((option) => ({ verb, option })),
  );
}

/** The state of everything that something is aimed at; whatever is missing is idle. */
export function statesOf({ groups, verb, chosen, pointed, blocked }: Situation): Map<Reference, TargetState> {
  const states = new Map<Reference, TargetState>();
  const mark = (references: readonly Reference[], state: TargetState) => {
    for (const reference of references) states.set(reference, state);
  };
  const isOpen = (group: Group) => verb === null || group.verb === verb;
  for (const group of groups) if (!isOpen(group)) for (const option of group.options) mark(option.targets, 'other');
  for (const group of groups) if (isOpen(group)) for (const option of group.options) mark(option.targets, 'legal');
  if (pointed) mark(pointed.targets, 'pointed');
  if (chosen) mark(chosen.targets, 'chosen');
  if (blocked) mark([blocked], 'blocked');
  return states;
}

/** What happens when somebody points at a target: the open verb comes first, then the others. */
export function answerTo({ groups, verb }: Situation, reference: Reference): Answer {
  const all = optionsAt(groups, reference);
  const open = all.filter((aimed) => aimed.verb === verb);
  const choices = open.length > 0 ? open : all;
  const only = choices[0];
  if (!only) return { kind: 'why' };
  return choices.length === 1 ? { kind: 'choose', aimed: only } : { kind: 'menu', choices };
}

/** The verb that is open when a decision arrives: the one that was open if it still has options. */
export function openVerb(groups: readonly Group[], before: string | null): string | null {
  return groups.some((group) => group.verb === before) ? before : (groups[0]?.verb ?? null);
}

export function legalTargets(groups: readonly Group[], verb: string | null): Reference[] {
  const open = groups.filter((group) => verb === null || group.verb === verb);
  return [...new Set(open.flatMap((group) => group.options.flatMap((option) => option.targets)))];
}

/** The next of a list, round and round. */
export function stepFrom<T>(list: readonly T[], current: T | null, step: 1 | -1): T | null {
  if (list.length === 0) return null;
  const at = current === null ? -1 : list.indexOf(current);
  const start = at < 0 && step < 0 ? 0 : at;
  return list[(start + step + list.length) % list.length] ?? null;
}
