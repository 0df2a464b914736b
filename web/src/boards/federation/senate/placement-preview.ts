import type { GameEvent } from '../../../api/types';
import { PRINTED } from '../printed';
import { type Ambassador, OUTER_MODULE, WINGS } from '../view';

/** The ambassador that the previewed choice would place. */
export interface PlacementPreview {
  space: string;
  token: Ambassador;
}

const nameIn = (reference: string) => reference.replace(/^\w+:/, '');

export function previewedPlacement(events: readonly GameEvent[]): PlacementPreview | null {
  const placed = events.find((event) => event.kind === 'placed')?.values;
  if (!placed) return null;
  const [ambassador, face, space] = [placed.ambassador, placed.face, placed.space].map(nameIn) as [string, string, string];
  const side = placed.side === 'funding' ? 'funding' : 'voting';
  return { space, token: { owner: placed.seat, ambassador, face, side, votes: placed.votes } };
}

export interface AddedVotes {
  seat: number;
  votes: number;
}

/** The votes that it would add to a floor; none from the Outer Module. */
export function votesOnFloor(placement: PlacementPreview | null, floor: number): AddedVotes | null {
  const isPlacedHere = placement && placement.space !== OUTER_MODULE && PRINTED.spaces[placement.space]?.floor === floor;
  return isPlacedHere && placement.token.votes > 0 ? { seat: placement.token.owner, votes: placement.token.votes } : null;
}

export function votesInWing(placement: PlacementPreview | null, wing: number): number {
  const isPlacedHere = placement && PRINTED.spaces[placement.space]?.wing === WINGS[wing];
  return isPlacedHere ? placement.token.votes : 0;
}

/** The steps that it would add to a project at the end of the round. */
export function stepsOfProject(placement: PlacementPreview | null, column: number): number {
  return placement?.token.side === 'funding' && PRINTED.spaces[placement.space]?.column === column ? 1 : 0;
}
