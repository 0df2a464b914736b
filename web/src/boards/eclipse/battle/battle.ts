import type { components } from '../../../api/schema';
import type { Option } from '../../../api/types';
import type { Interaction } from '../../../table/interaction.svelte';

export type Forecast = components['schemas']['EclipseForecast'];

/** Verbs of decisions in a battle. */
const VERBS = ['attack', 'retreat', 'flee', 'lead', 'aim', 'aim-best', 'defend', 'hold-fire', 'intercept', 'reroll', 'keep-dice'];
/** Options of which the first is what most people want. */
const PRIMARY = ['attack', 'aim-best', 'defend', 'keep-dice'];

export const battleOptions = (interaction: Interaction): Option[] =>
  interaction.decision.groups.filter(({ verb }) => VERBS.includes(verb)).flatMap(({ options }) => options);

/** Whether the viewer has to decide something in a battle. */
export const isDecided = (interaction: Interaction) => battleOptions(interaction).length > 0;

export const isPrimary = ({ move }: Option) => PRIMARY.includes(move.split(' ')[0] ?? '');
