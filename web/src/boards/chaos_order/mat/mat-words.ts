import type { GameTexts } from '../../../text/game-texts.svelte';
import { gainWords } from '../parts/words';
import { PRINTED } from '../printed';
import type { PlayerView } from '../view';

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

/** How far a faction is on its fame track, and what gives it fame. */
export function fameWords(player: PlayerView, texts: Words): string {
  const printed = PRINTED.factions[player.faction ?? ''];
  const sources = (printed?.fame ?? []).map((event) => texts.format('chaos_order-board-fame-source', { event }));
  return texts.format('chaos_order-board-fame', { fame: player.fame, goal: player.fame_goal, sources: sources.join(', ') });
}

/** The bonuses that are still to come on a fame track. */
export function bonusWords(player: PlayerView, texts: Words): string {
  const ahead = (PRINTED.factions[player.faction ?? '']?.bonuses ?? []).filter(({ at }) => at > player.fame);
  return ahead.map(({ at, gain }) => `${at}: ${gainWords(gain, texts)}`).join('; ');
}
