import type { components } from '../../../api/schema';
import type { Option } from '../../../api/types';
import type { Interaction } from '../../../table/interaction.svelte';
import { NOBODY } from '../view';

export type Forecast = components['schemas']['EclipseForecast'];
export type BattleForecast = components['schemas']['EclipseBattleForecast'];

/** Verbs of decisions in a battle. */
const VERBS = ['attack', 'retreat', 'flee', 'lead', 'aim', 'aim-best', 'defend', 'hold-fire', 'intercept', 'reroll', 'keep-dice'];
/** Options of which the first is what most people want. */
const PRIMARY = ['attack', 'aim-best', 'defend', 'keep-dice'];

export const battleOptions = (interaction: Interaction): Option[] =>
  interaction.decision.groups.filter(({ verb }) => VERBS.includes(verb)).flatMap(({ options }) => options);

/** Whether the viewer has to decide something in a battle. */
export const isDecided = (interaction: Interaction) => battleOptions(interaction).length > 0;

export const isPrimary = ({ move }: Option) => PRIMARY.includes(move.split(' ')[0] ?? '');

const OWNED = /^p(\d)-(.+)$/;

/** The seat of `p2-cruiser`; classes of nobody are called by their kind. */
export function ownerOfSquadron(squadron: string): number {
  const [, seat] = OWNED.exec(squadron) ?? [];
  return seat ? Number(seat) - 1 : NOBODY;
}

export const kindOfSquadron = (squadron: string): string => OWNED.exec(squadron)?.[2] ?? squadron;

/** What a die must show so that it hits: a 6 always does, a 1 never. */
export function toHit(computer: number, shield: number): number {
  return Math.min(6, Math.max(2, 6 - computer + shield));
}
