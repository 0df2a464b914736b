import type { SeatView } from '../../contract';
import type { PlanetBView } from '../view';

/** The seats whose disc stands on a step of a track; step 0 is the start. */
export function seatsOnStep(view: PlanetBView, seats: readonly SeatView[], track: string, step: number): SeatView[] {
  return seats.filter(({ seat }) => view.players[seat]?.discs[track] === step);
}
