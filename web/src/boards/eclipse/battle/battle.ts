import type { components } from '../../../api/schema';
import type { Option } from '../../../api/types';
import type { Interaction } from '../../../table/interaction.svelte';
import { type BattleView, NOBODY, type SquadronView } from '../view';

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

/** The step in which a verb of a battle is asked for; its question is that of the step. */
const STEPS: Record<string, string> = { attack: 'CLASS_ACTS', retreat: 'CLASS_ACTS', flee: 'FLEEING', lead: 'LEADING', aim: 'AIMING', defend: 'DEFENDING', intercept: 'SHOOTING', reroll: 'REROLLING' };

export const stepOf = (options: readonly Option[]) => options.map(({ move }) => STEPS[move.split(' ')[0] ?? '']).find(Boolean) ?? null;

/** What a die of a class must show so that it hits at least one enemy; null if it has none. */
export function leastNeeded(one: SquadronView, { squadrons }: Pick<BattleView, 'squadrons'>): number | null {
  const shields = squadrons.filter((other) => other.is_defender !== one.is_defender).map(({ shield }) => shield);
  return shields.length > 0 ? toHit(one.computer, Math.min(...shields)) : null;
}

/** What the dice of a class need against the other side, the least and the most; null if it has no enemy. */
export function needsOf(one: SquadronView, { squadrons }: Pick<BattleView, 'squadrons'>): string | null {
  const found = squadrons.filter((other) => other.is_defender !== one.is_defender).map(({ shield }) => toHit(one.computer, shield));
  const [least, most] = [Math.min(...found), Math.max(...found)];
  if (found.length === 0) return null;
  return least === most ? (least === 6 ? '6' : `${least}+`) : `${least}–${most}+`;
}

/** What a die must show so that it hits: a 6 always does, a 1 never. */
export function toHit(computer: number, shield: number): number {
  return Math.min(6, Math.max(2, 6 - computer + shield));
}

/** Of how many battles a forecast counts those that end in a way. */
export const PER_BATTLES = 1000;
const SHIPS_PER_BATTLES = 100;

/** In how many battles a side holds the sector. */
export const shareOf = ({ attacker_holds, defender_holds }: Pick<BattleForecast, 'attacker_holds' | 'defender_holds'>, isAttacker: boolean) => (isAttacker ? attacker_holds : defender_holds);

/** The share of the ships of a class that are not destroyed. */
export function savedOf({ attackers, defenders }: Pick<BattleForecast, 'attackers' | 'defenders'>, squadron: string | null): number | null {
  const found = [...attackers, ...defenders].find((one) => one.squadron === squadron);
  return found?.ships ? found.left / SHIPS_PER_BATTLES / found.ships : null;
}

export const percent = (share: number, of: number) => `${((100 * share) / of).toFixed(1)}%`;
