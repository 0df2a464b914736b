import type { Position } from '../api/types';
import type { BoardModule } from '../boards/contract';
import type { Decision } from './interaction-types';

/** Whether the tab of a verb comes after the others. */
function isLater(verb: string, board: BoardModule): boolean {
  return board.laterVerbs?.includes(verb) ?? false;
}

/** What the own seat must decide in a position, with the verbs in the order of their tabs. */
export function decisionOf({ decision = null, options = [], locked = [], nearly = [], verbs = [], end_turn: ending = null, view }: Position, board: BoardModule): Decision {
  const inOrder = (one: string, other: string) => Number(isLater(one, board)) - Number(isLater(other, board));
  const isEarly = (board.endsEarly?.(view) ?? false) && options.some(({ verb }) => !isLater(verb, board));
  const waiting = isEarly ? board.laterVerbs : [];
  const groups = options.toSorted((one, other) => inOrder(one.verb, other.verb));
  return { id: decision, groups, locked, nearly, order: verbs.toSorted(inOrder), ending, waiting };
}
