import type { Option } from '../api/types';
import type { Reference } from './legal';

/** One argument of a verb: everything that can stand there. */
export interface Step {
  kind: string;
  references: Reference[];
}

const MANY = 12;

/** The arguments of a verb with so many options that they are chosen one by one; nothing for the others. */
export function stepsOf(options: readonly Option[]): Step[] {
  const length = options[0]?.targets.length ?? 0;
  if (length < 2 || options.length <= MANY || options.some((option) => option.targets.length !== length)) return [];
  return Array.from({ length }, (_, at) => {
    const references = [...new Set(options.map((option) => option.targets[at] ?? ''))];
    return { kind: references[0]?.split(':', 1)[0] ?? '', references };
  });
}
