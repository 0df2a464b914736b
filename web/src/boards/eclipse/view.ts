import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type EclipseView = Schemas['EclipseView'];
export type EclipseEvent = Schemas['EclipseEvent'];
export type PlayerView = Schemas['EclipsePlayerView'];
export type SectorView = Schemas['EclipseSectorView'];
export type ShipView = Schemas['EclipseShipView'];
export type ClassView = Schemas['EclipseClassView'];
export type BattleView = Schemas['EclipseBattleView'];
export type SquadronView = Schemas['EclipseSquadronView'];

export const RESOURCES = ['money', 'science', 'materials'] as const;
export const TRACKS = ['military', 'grid', 'nano'] as const;
export const CLASSES = ['interceptor', 'cruiser', 'dreadnought', 'starbase', 'orbital'] as const;
/** The owner of ships of nobody. */
export const NOBODY = 9;
export const ROUNDS = 9;
export const TECH_SLOTS = 7;

/** A number with its sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0';
}
