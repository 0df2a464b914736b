import type { components } from '../../../api/schema';

type Schemas = components['schemas'];

/** Amounts by resource, as the component files name them. */
export type Amounts = Schemas['FederationPrinted']['commonRewards'][number];
/** One effect of the component files: what it does, and the numbers and names that belong to it. */
export type Effect = Schemas['FederationEffect'];
export type Space = Schemas['FederationSpace'];

/** What is printed on the components; made from the game's component files by tools/printed.py. */
export { PRINTED } from './printed';
