import type { components } from '../../api/schema';
import type { GameEvent } from '../../api/types';

type Schemas = components['schemas'];

export type GaiaView = Schemas['GaiaView'];
export type GaiaEvent = Schemas['GaiaEvent'];

/** The shell's untyped events are of this game. */
export const gaiaEvents = (events: readonly GameEvent[]) => events as readonly GaiaEvent[];

export type AutomaView = Schemas['GaiaAutoma'];
export type HexView = Schemas['GaiaHex'];
export type PlayerView = Schemas['GaiaPlayer'];
export type StructureSupply = Schemas['GaiaStructureSupply'];

/** A player's view; null before a faction is chosen. */
export function playerAt(view: GaiaView, seat: number): PlayerView | null {
  const player = view.players[seat];
  return player?.faction ? player : null;
}
