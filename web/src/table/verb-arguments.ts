import type { Option } from '../api/types';
import type { Reference } from './targets';

/** One argument of a verb, with every value that an option has for it. */
export interface VerbArgument {
  kind: string;
  references: Reference[];
}

const MAX_PLAIN_OPTIONS = 12;

/** The arguments of a verb whose options are too many for one list; empty for other verbs. */
export function argumentsOf(options: readonly Option[]): VerbArgument[] {
  const length = options[0]?.targets.length ?? 0;
  if (length < 2 || options.length <= MAX_PLAIN_OPTIONS || options.some((option) => option.targets.length !== length)) return [];
  return Array.from({ length }, (_, at) => {
    const references = [...new Set(options.map((option) => option.targets[at] ?? ''))];
    return { kind: references[0]?.split(':', 1)[0] ?? '', references };
  });
}
