import type { GameEvent } from '../../api/types';
import type { GameTexts } from '../../text/game-texts.svelte';
import type { ChaosOrderEvent } from './battle/battle';

const BEGINS = ['acted', 'passed', 'phase'];

/** The marches of a seat since the action began: whence, whereto, and who went. */
export function stepsSoFar(history: readonly GameEvent[], seat: number, texts: GameTexts): string[] {
  const events = history as readonly ChaosOrderEvent[];
  const begin = events.findLastIndex(({ kind }) => BEGINS.includes(kind));
  const steps: { way: string; units: string[] }[] = [];
  for (const event of events.slice(begin + 1)) {
    if (event.kind === 'moved' && event.values.seat === seat) {
      const { origin, target, fighters } = event.values;
      steps.push({ way: texts.format('chaos_order-step', { origin: texts.name(origin), target: texts.name(target) }), units: fighters ? [texts.amount('resource:fighter', fighters)] : [] });
    } else if (event.kind === 'leader-moved' && event.values.seat === seat) steps.at(-1)?.units.push(texts.name(event.values.leader));
  }
  return steps.map(({ way, units }) => `${way}: ${units.join(', ')}`);
}
