import type { components } from '../../../api/schema';

type Schemas = components['schemas'];

/** Amounts by resource, as the component files name them. */
export type Amounts = Schemas['FederationPrinted']['commonRewards'][number];
/** One effect as in the component files: its operation with its arguments. */
export type Effect = Schemas['FederationEffect'];
export type Space = Schemas['FederationSpace'];

/** What is printed on the components; made from the game's component files by tools/printed.py. */
export { PRINTED } from './printed';
