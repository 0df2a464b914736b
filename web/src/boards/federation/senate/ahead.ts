import type { GameEvent } from '../../../api/types';
import { PRINTED } from '../printed';
import { type Ambassador, OUTER_MODULE, WINGS } from '../view';

/** An ambassador that the choice shown now would place. */
export interface Ahead {
  space: string;
  token: Ambassador;
}

const nameIn = (reference: string) => reference.replace(/^\w+:/, '');

export function placedIn(events: readonly GameEvent[]): Ahead | null {
  const placed = events.find((event) => event.kind === 'placed')?.values;
  if (!placed) return null;
  const [ambassador, face, space] = [placed.ambassador, placed.face, placed.space].map(nameIn) as [string, string, string];
  const side = placed.side === 'funding' ? 'funding' : 'voting';
  return { space, token: { owner: placed.seat, ambassador, face, side, votes: placed.votes } };
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
