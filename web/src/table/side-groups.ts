import type { Group } from '../api/types';
import type { Decision } from './interaction-types';
import { numbersOf } from './option-labels';

const MAX_SIDE_GROUPS = 3;
const MAX_BESIDE_NUMBERS = 4;

/** Other verbs with one option and no targets, such as "no", and beside a number those with few. What the big button says is not said twice. */
export function sideGroups({ groups, ending, waiting = [] }: Decision, open: Group | null): Group[] {
  const isCounted = numbersOf(open?.options ?? []) !== null;
  const isButton = open?.options.length === 1;
  const isBeside = ({ options }: Group) => (options.length === 1 && (isButton || !options[0]?.targets.length)) || (isCounted && options.length <= MAX_BESIDE_NUMBERS);
  const isEnding = ({ options }: Group) => options.every(({ move }) => move === ending);
  return groups.filter((group) => group.verb !== open?.verb && !isEnding(group) && !waiting.includes(group.verb) && isBeside(group)).slice(0, MAX_SIDE_GROUPS);
}
