import type { GameEvent } from '../../../api/types';
import type { ChaosOrderEvent } from './battle';

/** What one thing counts in a sum. */
export interface Term {
  source: string;
  number: number;
}

export interface Sum {
  seat: number;
  terms: Term[];
  total: number;
}

export interface Attack {
  seat: number;
  attack: Sum;
  defence: Sum;
  wounds: number;
}

export interface OpenPlan {
  sector: string;
  /** A card, or `card:printed`, or `card:bluff`. */
  card: string;
  face: string | null;
}

/** A battle from its events: both plans, and the three steps as far as they have come. */
export interface Reveal {
  /** Battles are counted from 1. */
  number: number;
  initiator: number;
  opponent: number;
  region: string;
  plans: Map<number, OpenPlan>;
  strengths: Sum[];
  victory: { seat: number; why: string } | null;
  /** The event that says who wins, and the last one that belongs to the battle. */
  decided: GameEvent | null;
  last: GameEvent | null;
  /** The rules that decide the three steps. */
  rules: string[];
  attacks: Attack[];
  /** What else happened in each of the three steps. */
  more: [ChaosOrderEvent[], ChaosOrderEvent[], ChaosOrderEvent[]];
  isOver: boolean;
  /** How many steps can be shown. */
  steps: number;
}

const ENDS = new Set(['phase', 'round-started', 'won']);
const TOLD = new Set(['put-card', 'planned', 'rolled', 'counted', 'strength', 'won-battle', 'attacked', 'lost-region', 'used', 'looked', 'paid']);

/** All battles that were begun, the oldest first. `isFought`: the last one goes on. */
export function revealsIn(history: readonly GameEvent[], isFought: boolean): Reveal[] {
  const found: Reveal[] = [];
  let pending: { seat: number; symbol: string; term: Term }[] = [];
  let step = 0;
  for (const event of history as readonly ChaosOrderEvent[]) {
    const last = found.at(-1);
    if (event.kind === 'battle') {
      if (last) last.isOver = true;
      found.push(begun(found.length + 1, event.values));
      [pending, step] = [[], 0];
      continue;
    }
    if (!last || last.isOver) continue;
    if (ENDS.has(event.kind)) last.isOver = true;
    else if (event.kind === 'counted') pending.push({ seat: event.values.seat, symbol: event.values.symbol, term: { source: event.values.source, number: event.values.number } });
    else if (event.kind === 'strength' || event.kind === 'attacked') {
      step = event.kind === 'attacked' && last.victory ? 1 : step;
      addSum(last, event, pending);
      pending = [];
    } else step = add(last, event, step);
    if (!last.isOver) last.last = event;
    if (last.victory && !last.isOver && event.values.rule) last.rules[step] = event.values.rule;
  }
  const last = found.at(-1);
  if (last && !isFought) last.isOver = true;
  return found.map((reveal) => ({ ...reveal, steps: stepsOf(reveal) }));
}

function begun(number: number, { seat, opponent, region }: { seat: number; opponent: string; region: string }): Reveal {
  return {
    number, initiator: seat, opponent: Number(opponent.replace('seat:p', '')) - 1, region: region.replace('region:', ''),
    plans: new Map(), strengths: [], victory: null, decided: null, last: null, attacks: [], rules: [], more: [[], [], []], isOver: false, steps: 0,
  };
}

function addSum(reveal: Reveal, event: ChaosOrderEvent, pending: readonly { seat: number; symbol: string; term: Term }[]): void {
  const termsOf = (symbol: string) => pending.filter((one) => one.symbol === `symbol:${symbol}`).map(({ term }) => term);
  if (event.kind === 'strength') reveal.strengths.push({ seat: event.values.seat, terms: termsOf('strength'), total: event.values.strength });
  else if (event.kind === 'attacked') {
    const { seat, attack, defence, wounds } = event.values;
    const other = seat === reveal.initiator ? reveal.opponent : reveal.initiator;
    reveal.attacks.push({ seat, wounds, attack: { seat, terms: termsOf('attack'), total: attack }, defence: { seat: other, terms: termsOf('defence'), total: defence } });
  }
}

/** Take an event over; returns the step to which what follows belongs. */
function add(reveal: Reveal, event: ChaosOrderEvent, step: number): number {
  if (event.kind === 'planned') reveal.plans.set(event.values.seat, { sector: event.values.sector.replace('sector:', ''), card: event.values.card, face: null });
  else if (event.kind === 'rolled') {
    const plan = reveal.plans.get(event.values.seat);
    if (plan) plan.face = event.values.face;
  } else if (event.kind === 'won-battle') {
    reveal.victory = { seat: event.values.seat, why: event.values.why };
    reveal.decided = event;
  }
  const now = event.kind === 'retreated' || event.kind === 'lost-region' ? 2 : step;
  if (reveal.victory && !TOLD.has(event.kind)) reveal.more[now]?.push(event);
  return now;
}

function stepsOf({ victory, attacks, isOver }: Reveal): number {
  if (!victory) return 0;
  if (isOver) return 3;
  return attacks.length >= 2 ? 2 : 1;
}

/** How many of a side's fighters are wounded, by the events of the first two steps. */
export function woundedOf({ more }: Reveal, seat: number): number {
  const wounds = more.slice(0, 2).flat().filter((event) => event.kind === 'wounded' && event.values.seat === seat);
  return wounds.reduce((sum, event) => sum + (event.kind === 'wounded' ? event.values.fighters : 0), 0);
}
