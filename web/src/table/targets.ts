import type { Group, Option } from '../api/types';
import { numbersOf } from './option-labels';
import { isWay, kindOf } from './ways';

/** The engine's name of a thing on the board: `hex:3B2`. A place that several things name together joins them: `building:a01+zone:1`. */
export type Reference = string;

/** The things that a target names. */
export function partsOf(reference: Reference): Reference[] {
  return reference.split('+');
}

/** Whether a target names one of these things. */
export function isAmong(references: ReadonlySet<Reference>, reference: Reference): boolean {
  return partsOf(reference).some((part) => references.has(part));
}

/** How a target is drawn. `near`: nearly possible; `other`: another verb than the open one has an option here; `picked`: a part of the choice. */
export type TargetState = 'idle' | 'near' | 'other' | 'legal' | 'pointed' | 'picked' | 'chosen' | 'blocked';

export interface Situation {
  groups: readonly Group[];
  /** Targets of the open verb that only lack some resources. */
  near?: readonly Reference[];
  verb: string | null;
  /** Targets that the chosen option must contain. */
  picked: readonly Reference[];
  chosen: Option | null;
  pointed: Option | null;
  blocked: Reference | null;
  /** What is clicked lies beside the board, where the rest of the choice follows. */
  isBeside?: boolean;
}

export interface VerbOption {
  verb: string;
  option: Option;
}

export type TargetAction =
  | { kind: 'choose'; choice: VerbOption }
  | { kind: 'menu'; choices: VerbOption[] }
  | { kind: 'pick'; picked: Reference[]; choices: VerbOption[] }
  | { kind: 'explain' };

export function optionsAt(groups: readonly Group[], reference: Reference): VerbOption[] {
  return groups.flatMap(({ verb, options }) => fitting(options, partsOf(reference)).map((option) => ({ verb, option })));
}

/** The options that contain all of these. Of ways that lead from one thing to another, those that begin there if there are any. */
export function fitting(options: readonly Option[], references: readonly Reference[]): Option[] {
  const all = options.filter((option) => hasAll(option, references));
  const begun = all.filter((option) => !isWay(option) || references.length === 0 || option.targets[0] === references[0]);
  return begun.length > 0 ? begun : all;
}

/** If more choices are left, further targets are picked instead of showing a menu. */
const MENU_SIZE = 6;

export function hasAll(option: Option, references: readonly Reference[]): boolean {
  if (isWay(option) && references.length > 1) return references.every((reference, at) => option.targets[at] === reference);
  return references.every((reference) => option.targets.includes(reference));
}

/** The picked targets after one more was clicked. If no option contains them all, targets of the same kind are dropped, then all others. */
export function pickedWith(options: readonly Option[], picked: readonly Reference[], reference: Reference): Reference[] {
  const parts = partsOf(reference);
  const kinds = parts.map(kindOf);
  const others = picked.filter((other) => !kinds.includes(kindOf(other)));
  const candidates = [[...new Set([...picked, ...parts])], [...others, ...parts]];
  return candidates.find((candidate) => options.some((option) => hasAll(option, candidate))) ?? parts;
}

/** The state of every target that an option names; all others are idle. */
export function statesOf({ groups, near = [], verb, picked, chosen, pointed, blocked }: Situation): Map<Reference, TargetState> {
  const states = new Map<Reference, TargetState>();
  const mark = (references: readonly Reference[], state: TargetState) => {
    for (const reference of references) states.set(reference, state);
  };
  mark(near, 'near');
  const isOpen = (group: Group) => verb === null || group.verb === verb;
  for (const group of groups) if (!isOpen(group)) for (const option of group.options) mark(option.targets, 'other');
  for (const group of groups) if (isOpen(group)) markOpen(group.options, picked, mark);
  mark(picked, 'picked');
  if (pointed) mark(pointed.targets, 'pointed');
  if (chosen) mark(chosen.targets, 'chosen');
  if (blocked) mark([blocked], 'blocked');
  return states;
}

/** The state of a target that names several things together. */
export function jointState({ groups, verb, picked, chosen, pointed, blocked }: Situation, reference: Reference): TargetState {
  const parts = partsOf(reference);
  if (blocked === reference) return 'blocked';
  if (chosen && hasAll(chosen, parts)) return 'chosen';
  if (pointed && hasAll(pointed, parts)) return 'pointed';
  const all = optionsAt(groups, reference);
  const kinds = parts.map(kindOf);
  const others = picked.filter((other) => !kinds.includes(kindOf(other)));
  if (all.some((one) => (verb === null || one.verb === verb) && hasAll(one.option, others))) return 'legal';
  return all.length > 0 ? 'other' : 'idle';
}

/** Mark the targets of the open verb that fit the picked ones, or could replace the picked one of their kind. */
function markOpen(
  options: readonly Option[],
  picked: readonly Reference[],
  mark: (references: readonly Reference[], state: TargetState) => void,
): void {
  if (picked.length > 0 || options.some(isWay)) for (const option of options) mark(option.targets, 'other');
  for (const option of options) {
    if (isWay(option)) {
      if (picked.length === 0) mark(option.targets.slice(0, 1), 'legal');
      else if (hasAll(option, picked) && fitting(options, picked).includes(option)) mark(option.targets, 'legal');
      continue;
    }
    const missing = picked.filter((reference) => !option.targets.includes(reference)).map(kindOf);
    const compatible = option.targets.filter((target) => missing.every((kind) => kind === kindOf(target)));
    mark(compatible, 'legal');
  }
}

/** The targets that the decision is about now: those that can be chosen next, or else the picked ones. */
export function targetsOfDecision(states: ReadonlyMap<Reference, TargetState>): Reference[] {
  const those = (wanted: readonly TargetState[]) => [...states].filter(([, state]) => wanted.includes(state)).map(([reference]) => reference);
  const next = those(['legal', 'pointed', 'chosen']);
  return next.length > 0 ? next : those(['picked']);
}

/** What a click on a target does. Options of the open verb come before those of others. */
export function targetAction({ groups, verb, picked, isBeside = false }: Situation, reference: Reference): TargetAction {
  const all = groups.flatMap((group) => group.options.filter((option) => hasAll(option, partsOf(reference))).map((option) => ({ verb: group.verb, option })));
  const open = all.filter((choice) => choice.verb === verb);
  const nextPicked = pickedWith(open.map(({ option }) => option), picked, reference);
  const fit = new Set(fitting(open.map(({ option }) => option), nextPicked));
  const choices = open.length > 0 ? open.filter(({ option }) => fit.has(option)) : all;
  const only = choices[0];
  if (!only) return { kind: 'explain' };
  if (choices.length === 1) return { kind: 'choose', choice: only };
  return open.length > 0 && (isBeside || needsPicking(choices)) ? { kind: 'pick', picked: nextPicked, choices } : { kind: 'menu', choices };
}

/** Whether the choices are too many or too long for a menu, so that targets are picked one by one. */
export function needsPicking(choices: readonly VerbOption[]): boolean {
  return choices.length > MENU_SIZE || choices.some(({ option }) => option.targets.length > 2 || isWay(option));
}

/** Whether every choice needs at most one more target. */
export function isOneTargetLeft(choices: readonly VerbOption[], picked: readonly Reference[]): boolean {
  return choices.every(({ option }) => option.targets.filter((target) => !picked.includes(target)).length <= 1);
}

export function fitsMenu(choices: readonly VerbOption[]): boolean {
  return choices.length <= MENU_SIZE;
}

/**
 * The verb to open for a new decision: the same as before if it still has options, otherwise a number to be chosen, otherwise the first.
 * That which ends the turn is opened only if there is no other.
 */
export function openVerb(groups: readonly Group[], before: string | null, ending: string | null = null): string | null {
  const going = groups.filter(({ options }) => !options.some(({ move }) => move === ending));
  const open = going.length > 0 ? going : groups;
  const counted = open.find(({ options }) => numbersOf(options) !== null);
  return open.some((group) => group.verb === before) ? before : ((counted ?? open[0])?.verb ?? null);
}

export function legalTargets(groups: readonly Group[], verb: string | null): Reference[] {
  const open = groups.filter((group) => verb === null || group.verb === verb);
  return [...new Set(open.flatMap((group) => group.options.flatMap((option) => option.targets)))];
}

/** The next item of a list; the first follows the last. */
export function stepFrom<T>(list: readonly T[], current: T | null, step: 1 | -1): T | null {
  if (list.length === 0) return null;
  const at = current === null ? -1 : list.indexOf(current);
  const start = at < 0 && step < 0 ? 0 : at;
  return list[(start + step + list.length) % list.length] ?? null;
}
