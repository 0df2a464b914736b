import type { components } from '../../../api/schema';
import { PRINTED } from './printed';

type Schemas = components['schemas'];

export type Effect = Schemas['ChaosOrderEffect'];
export type PrintedCell = Schemas['ChaosOrderPrintedCell'];
export type PrintedCard = Schemas['ChaosOrderPrintedCard'];
export type TwoSides = Schemas['ChaosOrderTwoSides'];
export type Amounts = Readonly<Record<string, number>>;

export { PRINTED };
