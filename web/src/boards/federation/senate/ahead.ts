import type { GameEvent } from '../../../api/types';
import { PRINTED } from '../printed';
import { OUTER_MODULE, type TokenView, WINGS } from '../view';

/** An ambassador that the choice shown now would place. */
export interface Ahead {
  space: string;
  token: TokenView & { owner: number };
}

const nameIn = (value: unknown) => String(value).replace(/^\w+:/, '');

export function placedIn(events: readonly GameEvent[]): Ahead | null {
  const placed = events.find(({ kind }) => kind === 'placed')?.values;
  if (!placed) return null;
  const [ambassador, face, space] = [placed.ambassador, placed.face, placed.space].map(nameIn) as [string, string, string];
  return { space, token: { owner: Number(placed.seat), ambassador, face, ...sideOf(ambassador, face) } };
}

/** What a token shows: its own side, or that of the alteration token on it. */
function sideOf(ambassador: string, face: string): Pick<TokenView, 'votes'> & { side: 'voting' | 'funding' } {
  const cover = PRINTED.alterations[face];
  if (cover) return { side: cover.side, votes: cover.votes };
  if (face === 'funding') return { side: 'funding', votes: 0 };
  return { side: 'voting', votes: PRINTED.ambassadors[ambassador]?.votes ?? 0 };
}

export interface MoreVotes {
  seat: number;
  votes: number;
}

/** The votes that would come to a floor; the Outer Module has none. */
export function votesOnFloor(ahead: Ahead | null, floor: number): MoreVotes | null {
  const isHere = ahead && ahead.space !== OUTER_MODULE && PRINTED.spaces[ahead.space]?.floor === floor;
  return isHere && ahead.token.votes > 0 ? { seat: ahead.token.owner, votes: ahead.token.votes } : null;
}

export function votesInWing(ahead: Ahead | null, wing: number): number {
  const isHere = ahead && PRINTED.spaces[ahead.space]?.wing === WINGS[wing];
  return isHere ? ahead.token.votes : 0;
}

/** Steps that would come to a project at the end of the round. */
export function stepsOfProject(ahead: Ahead | null, column: number): number {
  return ahead?.token.side === 'funding' && PRINTED.spaces[ahead.space]?.column === column ? 1 : 0;
}
