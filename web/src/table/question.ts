import type { Cause, Group, Position } from '../api/types';
import type { Change } from '../boards/contract';

type Holdings = Readonly<Record<string, number>>;
type Choice = string | number | boolean;

const MAX_ANSWERS = 4;

/** The cause of a question that another seat's move asks and that a few answers settle; null for every other decision. */
export function causeByOther({ seat, question, options }: Pick<Position, 'seat' | 'question' | 'options'>): Cause | null {
  const cause = question?.cause;
  return cause && cause.actor !== seat && answersOf(options).length <= MAX_ANSWERS ? cause : null;
}

export function answersOf(groups: readonly Group[]) {
  return groups.flatMap(({ verb, options }) => options.map((option) => ({ verb, option })));
}

/** What an answer changes, except what a picture shows. */
export function holdingChanges(before: Holdings, after: Holdings, pictured: readonly string[] = []): Change[] {
  return Object.keys(after)
    .filter((of) => !pictured.includes(of))
    .map((of) => ({ of, amount: (after[of] ?? 0) - (before[of] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}

/** The choices that are offered in a row: all words; of the numbers the least, the greatest, the chosen one and that of this question. */
export function choicesInARow(choices: readonly Choice[], chosen: Choice, price: number): Choice[] {
  const numbers = choices.filter((choice) => typeof choice === 'number');
  const wanted = new Set<Choice>([Math.min(...numbers), Math.max(...numbers), price, chosen]);
  return choices.filter((choice) => typeof choice !== 'number' || wanted.has(choice));
}
