import type { GameEvent } from '../../../api/types';
import { PRINTED } from '../printed';
import { type Ambassador, federationEvents, WINGS } from '../view';

/** The ambassador that the previewed choice would place, and what counts there then. */
export interface PlacementPreview {
  space: string;
  token: Ambassador;
  /** Votes of its owner on its floor. */
  floorVotes: number;
  /** All votes in its wing. */
  wingVotes: number;
  /** Steps of the project of its column in this round. */
  projectSteps: number;
}

const nameIn = (reference: string) => reference.replace(/^\w+:/, '');

export function previewedPlacement(events: readonly GameEvent[]): PlacementPreview | null {
  const placed = federationEvents(events).find((event) => event.kind === 'placed')?.values;
  if (!placed) return null;
  const [ambassador, face, space] = [placed.ambassador, placed.face, placed.space].map(nameIn) as [string, string, string];
  const side = placed.side === 'funding' ? 'funding' : 'voting';
  return {
    space,
    token: { owner: placed.seat, ambassador, face, side, votes: placed.votes },
    floorVotes: placed.floor_votes,
    wingVotes: placed.wing_votes,
    projectSteps: placed.project_steps,
  };
}

export interface SeatVotes {
  seat: number;
  votes: number;
}

/** The votes that its owner would have on a floor; null if it lies elsewhere. */
export function votesOnFloor(placement: PlacementPreview | null, floor: number): SeatVotes | null {
  return placement && PRINTED.spaces[placement.space]?.floor === floor ? { seat: placement.token.owner, votes: placement.floorVotes } : null;
}

/** The votes that a wing would have; null if it lies elsewhere. */
export function votesInWing(placement: PlacementPreview | null, wing: number): number | null {
  return placement && PRINTED.spaces[placement.space]?.wing === WINGS[wing] ? placement.wingVotes : null;
}

/** The steps that a project would make at the end of the round; null if it lies in another column. */
export function stepsOfProject(placement: PlacementPreview | null, column: number): number | null {
  return placement && PRINTED.spaces[placement.space]?.column === column ? placement.projectSteps : null;
}
