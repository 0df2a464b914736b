import type { components } from '../../../api/schema';
import type { SeatView } from '../../contract';

type Schemas = components['schemas'];

export type Battle = Schemas['ChaosOrderBattle'];
export type Side = Schemas['ChaosOrderSide'];
export type Part = Schemas['ChaosOrderPart'];
export type Forecast = Schemas['ChaosOrderForecast'];
export type PlanForecast = Schemas['ChaosOrderPlanForecast'];
export type DialSector = Schemas['ChaosOrderDialSector'];
export type Outcome = Schemas['ChaosOrderOutcome'];
export type ChaosOrderEvent = Schemas['ChaosOrderEvent'];

export type Symbol = 'strength' | 'attack' | 'defence' | 'die';

export const SYMBOL_GLYPHS: Record<string, string> = { strength: 'co-fist', attack: 'co-claw', defence: 'co-def', die: 'co-die' };

/** The sectors as they lie on the dial, clockwise from the top. */
export const SECTORS = ['all_out', 'assault', 'guard', 'retreat', 'gamble_right', 'gamble_left'] as const;

/** The stages in which sides plan, and which the window shows. */
export function isPlanned(battle: Battle | null): battle is Battle {
  return battle !== null && (battle.stage === 'card' || battle.stage === 'plan' || battle.stage === 'open_plan');
}

/** The own side first, for everybody else the initiator. */
export function sidesFor(battle: Battle, me: number | null): Side[] {
  const [first, second] = battle.sides;
  if (!first || !second) return battle.sides;
  return second.seat === me ? [second, first] : [first, second];
}

/** A side as texts speak of it: whether it is the reader, and its name. */
export function sideValues(seats: readonly SeatView[], seat: number): { who: 'me' | 'other'; player: string } {
  return { who: seats[seat]?.isMe ? 'me' : 'other', player: nameOf(seats, seat) };
}

export function nameOf(seats: readonly SeatView[], seat: number): string {
  return seats[seat]?.name ?? '';
}

export function rangeWords([least = 0, most = 0]: readonly number[]): string {
  return least === most ? String(least) : `${least}–${most}`;
}
