import type { Group, Position } from '../api/types';
import type { BoardModule } from '../boards/contract';
import type { Decision } from './interaction-types';

/** Whether the tab of a verb comes after the others. */
function isLater(verb: string, board: BoardModule): boolean {
  return board.laterVerbs?.includes(verb) ?? false;
}

/** A verb without options that come to the same as an earlier one. */
function withoutSame(group: Group, { sameAs }: Pick<BoardModule, 'sameAs'>): Group {
  if (!sameAs) return group;
  const seen = new Set<string>();
  const options = group.options.filter((option) => {
    const key = sameAs(option);
    const isNew = key === null || !seen.has(key);
    if (key !== null) seen.add(key);
    return isNew;
  });
  return options.length < group.options.length ? { ...group, options } : group;
}

/** What the own seat must decide in a position, with the verbs in the order of their tabs. */
export function decisionOf({ decision = null, options = [], locked = [], nearly = [], verbs = [], end_turn: ending = null, view }: Position, board: BoardModule): Decision {
  const inOrder = (one: string, other: string) => Number(isLater(one, board)) - Number(isLater(other, board));
  const isEarly = (board.endsEarly?.(view) ?? false) && options.some(({ verb }) => !isLater(verb, board));
  const waiting = isEarly ? board.laterVerbs : [];
  const groups = options.map((group) => withoutSame(group, board)).toSorted((one, other) => inOrder(one.verb, other.verb));
  return { id: decision, groups, locked, nearly, order: verbs.toSorted(inOrder), ending, waiting };
}
