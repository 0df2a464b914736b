import type { components } from '../../../api/schema';
import { PRINTED } from './printed';

type Schemas = components['schemas'];

/** Amounts by resource, as the component files name them. */
export type Amounts = Schemas['GaiaPrinted']['crossing'];
export type Effect = Schemas['GaiaEffect'];
export type Level = Schemas['GaiaLevel'];
export type Booster = Schemas['GaiaBooster'];
export type BoardAction = Schemas['GaiaBoardAction'];
export type FreeAction = Schemas['GaiaFreeAction'];
export type Faction = Schemas['GaiaFaction'];

/** What is printed on the components; made from the game's component files by tools/printed.py. */
export { PRINTED };
export const TRACKS = Object.keys(PRINTED.tracks);
export const TOP_LEVEL = PRINTED.levelPoints.length - 1;
