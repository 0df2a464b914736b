import type { Group, Option } from '../api/types';

/** What is printed on a board, as the engine names it: `hex:3B2`. */
export type Reference = string;

/** How a target is drawn. `other`: another verb than the open one can be aimed at it; `held`: a part of the choice. */
export type TargetState = 'idle' | 'other' | 'legal' | 'pointed' | 'held' | 'chosen' | 'blocked';

export interface Situation {
  groups: readonly Group[];
  verb: string | null;
  /** Targets that the choice must have; the rest of it is still open. */
  held: readonly Reference[];
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
  | { kind: 'hold'; held: Reference[]; choices: Aimed[] }
  | { kind: 'why' };

export function optionsAt(groups: readonly Group[], reference: Reference): Aimed[] {
  return groups.flatMap(({ verb, options }) =>
    options.filter((option) => option.targets.includes(reference)).map((option) => ({ verb, option })),
  );
}

/** More choices than this are told apart by their further targets, not in a menu. */
const FEW = 6;

export function hasAll(option: Option, references: readonly Reference[]): boolean {
  return references.every((reference) => option.targets.includes(reference));
}

/** What is held once a reference comes to it: whatever contradicts it is let go, first what is of its kind. */
export function holding(options: readonly Option[], held: readonly Reference[], reference: Reference): Reference[] {
  const others = held.filter((other) => other !== reference && kindOf(other) !== kindOf(reference));
  const wishes = [[...held, reference], [...others, reference]];
  return wishes.find((wish) => options.some((option) => hasAll(option, wish))) ?? [reference];
}

function kindOf(reference: Reference): string {
  return reference.split(':', 1)[0] ?? '';
}

/** The state of everything that something is aimed at; whatever is missing is idle. */
export function statesOf({ groups, verb, held, chosen, pointed, blocked }: Situation): Map<Reference, TargetState> {
  const states = new Map<Reference, TargetState>();
  const mark = (references: readonly Reference[], state: TargetState) => {
    for (const reference of references) states.set(reference, state);
  };
  const isOpen = (group: Group) => verb === null || group.verb === verb;
  for (const group of groups) if (!isOpen(group)) for (const option of group.options) mark(option.targets, 'other');
  for (const group of groups) if (isOpen(group)) markOpen(group.options, held, mark);
  mark(held, 'held');
  if (pointed) mark(pointed.targets, 'pointed');
  if (chosen) mark(chosen.targets, 'chosen');
  if (blocked) mark([blocked], 'blocked');
  return states;
}

/** Of the open verb: what goes with everything that is held, or could replace what is held of its own kind. */
function markOpen(
  options: readonly Option[],
  held: readonly Reference[],
  mark: (references: readonly Reference[], state: TargetState) => void,
): void {
  if (held.length > 0) for (const option of options) mark(option.targets, 'other');
  for (const option of options) {
    const missing = held.filter((reference) => !option.targets.includes(reference)).map(kindOf);
    const fitting = option.targets.filter((target) => missing.every((kind) => kind === kindOf(target)));
    mark(fitting, 'legal');
  }
}

/** What happens when somebody points at a target: the open verb comes first, then the others. */
export function answerTo({ groups, verb, held }: Situation, reference: Reference): Answer {
  const all = optionsAt(groups, reference);
  const open = all.filter((aimed) => aimed.verb === verb);
  const wish = holding(open.map(({ option }) => option), held, reference);
  const choices = open.length > 0 ? open.filter(({ option }) => hasAll(option, wish)) : all;
  const only = choices[0];
  if (!only) return { kind: 'why' };
  if (choices.length === 1) return { kind: 'choose', aimed: only };
  return open.length > 0 && isManifold(choices) ? { kind: 'hold', held: wish, choices } : { kind: 'menu', choices };
}

/** Whether the choices are better told apart on the table: there are many, or each needs several targets. */
export function isManifold(choices: readonly Aimed[]): boolean {
  return choices.length > FEW || choices.some(({ option }) => option.targets.length > 2);
}

/** Whether each choice lacks only one more target. */
export function isAlmostSettled(choices: readonly Aimed[], held: readonly Reference[]): boolean {
  return choices.every(({ option }) => option.targets.filter((target) => !held.includes(target)).length <= 1);
}

export function isFew(choices: readonly Aimed[]): boolean {
  return choices.length <= FEW;
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
