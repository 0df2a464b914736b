import type { components } from '../../api/schema';
import type { GameEvent } from '../../api/types';

type Schemas = components['schemas'];

export type FederationView = Schemas['FederationView'];
export type FederationEvent = Schemas['FederationEvent'];
export type PlayerView = Schemas['FederationPlayer'];
export type Ambassador = Schemas['FederationAmbassador'];
/** What lies on a senate space. */
export type TokenView = Ambassador | Schemas['FederationNeutralToken'];
export type FloorView = Schemas['FederationFloor'];
export type ProjectView = Schemas['FederationProject'];
export type Planet = Schemas['FederationPlanet'];
export type Resource = keyof Schemas['FederationReserve'];

export const PLANETS = ['neo', 'sixmoons', 'atal', 'arratuin', 'e81216'] as const satisfies readonly Planet[];
export const WINGS = ['left', 'right'] as const satisfies readonly Schemas['FederationWing'][];
export const RESOURCES = ['lavandium', 'copernium', 'oceanium', 'golden_diamond'] as const satisfies readonly Resource[];

/** The shell's untyped events are of this game. */
export const federationEvents = (events: readonly GameEvent[]) => events as readonly FederationEvent[];

export function isOver({ actors }: FederationView): boolean {
  return actors.length === 0;
}

/** The points of every seat if the game ended now; after its end, the prestige. */
export function projectedTotals(table: FederationView): number[] {
  return isOver(table) ? table.players.map(({ prestige }) => prestige) : table.forecast.totals;
}

export const OUTER_MODULE = 'outer_module';
export const FACE_DOWN = 'face_down';
