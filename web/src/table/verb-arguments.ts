import type { Option } from '../api/types';
import type { Reference } from './targets';
import { isWay } from './ways';

/** One argument of a verb, with every value that an option has for it. */
export interface VerbArgument {
  kind: string;
  references: Reference[];
}

/** An argument of a choice that is put together: what is picked of it. */
export interface ChoiceStep extends VerbArgument {
  picked: Reference | null;
}

export const MAX_PLAIN_OPTIONS = 12;

/** The arguments of a verb whose options are too many for one list; empty for other verbs. */
export function argumentsOf(options: readonly Option[], most = MAX_PLAIN_OPTIONS): VerbArgument[] {
  const length = options[0]?.targets.length ?? 0;
  if (length < 2 || options.length <= most || options.some((option) => option.targets.length !== length)) return [];
  return Array.from({ length }, (_, at) => {
    const references = [...new Set(options.map((option) => option.targets[at] ?? ''))];
    return { kind: references[0]?.split(':', 1)[0] ?? '', references };
  });
}

/** The same with what is picked already. Where the order of the parts counts, each is picked at its place. */
export function choiceSteps(options: readonly Option[], parts: readonly Reference[], most: number): ChoiceStep[] {
  const isOfWays = options.some(isWay);
  const pickedOf = ({ references }: VerbArgument, at: number) => (isOfWays ? parts[at] : references.find((one) => parts.includes(one)));
  return argumentsOf(options, most).map((step, at) => ({ ...step, picked: pickedOf(step, at) ?? null }));
}

/** The argument that is picked next, if others are open after it; the options of the last one are listed whole. */
export function openArgument(steps: readonly ChoiceStep[]): ChoiceStep | null {
  const [next = null, ...others] = steps.filter(({ picked }) => picked === null);
  return others.length > 0 ? next : null;
}
