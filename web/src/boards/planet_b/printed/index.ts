import type { components } from '../../../api/schema';

type Schemas = components['schemas'];

export type Effect = Schemas['PlanetBEffect'];
export type CostItem = Schemas['PlanetBCostItem'];
export type PrintedBuilding = Schemas['PlanetBPrintedBuilding'];
export type Box = Schemas['PlanetBBox'];

/** What is printed on the components; made from the game's component files by tools/printed.py. */
export { PRINTED } from './printed';
