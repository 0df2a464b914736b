import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type ChaosOrderView = Schemas['ChaosOrderView'];
export type PlayerView = Schemas['ChaosOrderPlayer'];
export type Region = Schemas['ChaosOrderRegion'];
export type Force = Schemas['ChaosOrderForce'];
export type Site = Schemas['ChaosOrderSite'];

/** The player who decides, if it is one alone. */
export function actorOf(view: ChaosOrderView): PlayerView | undefined {
  return view.players[view.actors[0] ?? -1];
}

export const TRACKS = ['discover', 'build', 'harvest', 'recruit', 'move'] as const;
export const BUILDINGS = ['factory', 'outpost', 'stronghold'] as const;
export const PHASES = ['pricing', 'discover', 'build', 'harvest', 'recruit', 'move', 'combat', 'income', 'relic'] as const;
export const COLUMNS = [1, 2, 3, 4, 5] as const;
/** The options of a choice, in the order of what they stand for. */
export const OPTIONS = ['option:first', 'option:second', 'option:third', 'option:fourth'];
