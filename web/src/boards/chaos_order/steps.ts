import type { GameEvent } from '../../api/types';
import type { GameTexts } from '../../text/game-texts.svelte';
import type { ChaosOrderEvent } from './battle/battle';

const BEGINS = ['acted', 'passed', 'phase'];

export interface March {
  origin: string;
  target: string;
  fighters: number;
  leaders: string[];
}

/** The marches of a seat since the action began: whence, whereto, and who went. */
export function marchesSoFar(history: readonly GameEvent[], seat: number): March[] {
  const events = history as readonly ChaosOrderEvent[];
  const begin = events.findLastIndex(({ kind }) => BEGINS.includes(kind));
  const marches: March[] = [];
  for (const event of events.slice(begin + 1)) {
    if (event.kind === 'moved' && event.values.seat === seat) marches.push({ ...event.values, leaders: [] });
    else if (event.kind === 'leader-moved' && event.values.seat === seat) marches.at(-1)?.leaders.push(event.values.leader);
  }
  return marches;
}

/** The same, one line each. */
export function stepsSoFar(history: readonly GameEvent[], seat: number, texts: GameTexts): string[] {
  return marchesSoFar(history, seat).map(({ origin, target, fighters, leaders }) => {
    const units = [...(fighters ? [texts.amount('resource:fighter', fighters)] : []), ...leaders.map((leader) => texts.name(leader))];
    return `${texts.format('chaos_order-step', { origin: texts.name(origin), target: texts.name(target) })}: ${units.join(', ')}`;
  });
}
