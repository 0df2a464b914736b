import type { GameTexts } from '../../../text/game-texts.svelte';
import { boxWords, sentences } from '../parts/words';
import { PRINTED } from '../printed';
import type { PlanetBView, Tile } from '../view';

/** A location in words: its conglomerate with what a deal brings, and its briefcases. */
export function locationWords(view: PlanetBView, location: string, tile: Tile, texts: Pick<GameTexts, 'name' | 'amount' | 'format'>): string {
  const printed = tile.tile ? PRINTED.conglomerates[tile.tile] : undefined;
  const name = tile.tile ? texts.name(`conglomerate:${tile.tile}`) : texts.format('planet_b-board-no-tile');
  return sentences(
    texts.format('planet_b-board-location', { name, location: texts.name(`location:${location}`), side: texts.name(`side:${tile.side}`) }),
    printed && boxWords(printed[tile.side], texts),
    texts.format('planet_b-board-briefcases', { count: tile.briefcases, spots: view.spots }),
  );
}
