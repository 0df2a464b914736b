import type { GameEvent } from '../../../api/types';
import type { ChaosOrderEvent } from '../battle/battle';
import { type ChaosOrderView, PHASES } from '../view';

export type PhaseName = (typeof PHASES)[number];
export type Price = ChaosOrderView['prices'][string];

export interface PhaseRow {
  phase: PhaseName;
  price: Price | null;
  /** The spaces on which a price can lie; two for moves as long as none is taken. */
  spaces: string[];
  time: 'past' | 'now' | 'later';
  /** What the viewer did there in this round. */
  done: 'acted' | 'passed' | null;
}

const MOVE_SPACES = ['move_first', 'move_last'];
const UNPRICED = new Set<string>(['pricing', 'combat', 'income', 'relic']);

/** What a seat did in the phases of the round that runs. */
export function doneInRound(history: readonly GameEvent[], seat: number | null): Map<string, 'acted' | 'passed'> {
  const events = history as readonly ChaosOrderEvent[];
  const begun = events.findLastIndex(({ kind }) => kind === 'round-started');
  const done = new Map<string, 'acted' | 'passed'>();
  for (const event of events.slice(begun + 1)) {
    if ((event.kind === 'acted' || event.kind === 'passed') && event.values.seat === seat) done.set(event.values.phase.replace('phase:', ''), event.kind);
  }
  return done;
}

/** The nine phases of a round, each with its price and how far it is. */
export function phaseRows(view: ChaosOrderView, done: ReadonlyMap<string, 'acted' | 'passed'>): PhaseRow[] {
  const now = PHASES.findIndex((phase) => phase === view.phase);
  return PHASES.map((phase, at) => {
    const price = view.prices[phase] ?? null;
    const free = phase === 'move' ? MOVE_SPACES : [phase];
    return {
      phase,
      price,
      spaces: UNPRICED.has(phase) ? [] : price ? [price.space] : free,
      time: at < now ? 'past' : at === now ? 'now' : 'later',
      done: done.get(phase) ?? null,
    };
  });
}
