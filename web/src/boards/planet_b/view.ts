import type { components } from '../../api/schema';
import type { GameEvent } from '../../api/types';

type Schemas = components['schemas'];

export type PlanetBView = Schemas['PlanetBView'];
export type PlanetBEvent = Schemas['PlanetBEvent'];
export type PlayerView = Schemas['PlanetBPlayer'];
export type Building = Schemas['PlanetBBuilding'];
export type Zone = Schemas['PlanetBZone'];
export type Tile = Schemas['PlanetBTile'];
export type Resource = Schemas['PlanetBResource'];

export const RESOURCES = ['plastic', 'iridium', 'water', 'plants', 'hydrogen', 'microchips', 'meat'] as const satisfies readonly Resource[];
export const TRACKS = ['capitalists', 'futurists', 'traditionalists'] as const;
export const LOCATIONS = ['left', 'centre', 'right'] as const;
export const WORKIES = ['craftie', 'brainie'] as const;
export const LINES = ['top', 'bottom'] as const;

/** The shell's untyped events are of this game. */
export const planetBEvents = (events: readonly GameEvent[]) => events as readonly PlanetBEvent[];

/** A number with its sign: moods and changes. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0';
}

/** How many workies a zone still takes. */
export function missingIn(zone: Zone): number {
  return zone.craftie_places + zone.brainie_places - zone.crafties - zone.brainies;
}
