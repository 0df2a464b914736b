import type { GameTexts } from '../../../text/game-texts.svelte';
import { gainWords } from '../parts/words';
import { type Amounts, PRINTED } from '../printed';
import type { PlayerView } from '../view';

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

function sourcesOf(player: PlayerView, texts: Words): string {
  const events = PRINTED.factions[player.faction ?? '']?.fame ?? [];
  return events.map((event) => texts.format('chaos_order-board-fame-source', { event })).join(', ');
}

/** How far a faction is on its fame track, and what gives it fame. */
export function fameWords(player: PlayerView, texts: Words): string {
  return texts.format('chaos_order-board-fame', { fame: player.fame, goal: player.fame_goal, sources: sourcesOf(player, texts) });
}

/** What gives a faction fame, in a short line. */
export function sourceWords(player: PlayerView, texts: Words): string {
  return `${texts.name('resource:fame')} ${sourcesOf(player, texts)}`;
}

/** The bonuses that are still to come on a fame track. */
export function bonusWords(player: PlayerView, texts: Words): string {
  const ahead = (PRINTED.factions[player.faction ?? '']?.bonuses ?? []).filter(({ at }) => at > player.fame);
  return ahead.map(({ at, gain }) => `${at}: ${gainWords(gain, texts)}`).join('; ');
}

type BuildingRow = PlayerView['buildings'][string];

/** The buildings of a type: how many stand, what they pay each round, and what the next one adds and costs. */
export function buildingWords(building: string, row: BuildingRow, next: Amounts, texts: Words): string {
  return texts.format('chaos_order-board-building', {
    building: texts.name(`building:${building}`), built: row.built, total: row.total,
    pays: gainWords(row.income, texts) || '0', next: gainWords(next, texts), lock: row.built >= row.total ? 'full' : row.has_lock ? 'lock' : 'none',
  });
}
