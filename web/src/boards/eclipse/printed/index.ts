import type { components } from '../../../api/schema';
import { PRINTED } from './printed';

type Schemas = components['schemas'];

export type PrintedBlueprint = Schemas['EclipsePrintedBlueprint'];
export type PrintedSector = Schemas['EclipsePrintedSector'];

export { PRINTED };
