import { effectsWords, sentences, type Words } from '../parts/words';
import { PRINTED } from '../printed';
import type { ChaosOrderView } from '../view';

type Faces = Pick<ChaosOrderView, 'has_two_faction_faces'>;

/** What others pay for a price tile: to its owner and to the supply. */
export function tileCosts(tile: string, { has_two_faction_faces: isTwo }: Faces): { owner: number; supply: number } {
  const printed = PRINTED.tiles[tile];
  return { owner: (isTwo ? printed?.two_faction_pay_owner : null) ?? printed?.pay_owner ?? 0, supply: (isTwo ? printed?.two_faction_pay_bank : null) ?? printed?.pay_bank ?? 0 };
}

/** What a price tile costs others, and what placing it does. */
export function tileWords(tile: string, view: Faces, texts: Words): string {
  const printed = PRINTED.tiles[tile];
  if (!printed) return '';
  const effects = (view.has_two_faction_faces ? printed.two_faction_effects : null) ?? printed.effects;
  return sentences(texts.format('chaos_order-board-tile', tileCosts(tile, view)), effectsWords(effects.map((effect) => ({ ...effect, when: '' })), texts));
}

/** The same in the fewest words: the tile, and what others pay to whom. */
export function tileLabel(tile: string, view: Faces, texts: Words): string {
  const { owner, supply } = tileCosts(tile, view);
  return texts.format('chaos_order-board-tile-short', { tile, owner, all: owner + supply });
}
