import type { PictogramPart } from '../../../shell/pictogram';
import { moreOf } from '../parts/pictograms';
import { effectsWords, sentences, type Words } from '../parts/words';
import { type Effect, PRINTED } from '../printed';
import type { ChaosOrderView } from '../view';

type Faces = Pick<ChaosOrderView, 'has_two_faction_faces'>;

/** What others pay for a price tile: to its owner and to the supply. */
export function tileCosts(tile: string, { has_two_faction_faces: isTwo }: Faces): { owner: number; supply: number } {
  const printed = PRINTED.tiles[tile];
  return { owner: (isTwo ? printed?.two_faction_pay_owner : null) ?? printed?.pay_owner ?? 0, supply: (isTwo ? printed?.two_faction_pay_bank : null) ?? printed?.pay_bank ?? 0 };
}

/** What placing a price tile does. */
function effectsOf(tile: string, { has_two_faction_faces: isTwo }: Faces): readonly Effect[] {
  const printed = PRINTED.tiles[tile];
  return (isTwo ? printed?.two_faction_effects : null) ?? printed?.effects ?? [];
}

/** What it gains, or a sign for what else it does. */
export function tilePicture(tile: string, view: Faces): PictogramPart[][] {
  const effects = effectsOf(tile, view);
  const gains = effects.filter(({ gain }) => gain);
  return (gains.length > 0 ? gains : effects).map(({ gain, rule }) => (gain ? moreOf(gain) : [{ text: rule === 'retrieve_vault' ? '↩' : '+', symbol: rule === 'retrieve_vault' ? 'co-tactic' : 'co-flask' }]));
}

/** What a price tile costs others, and what placing it does. */
export function tileWords(tile: string, view: Faces, texts: Words): string {
  if (!(tile in PRINTED.tiles)) return '';
  const effects = effectsOf(tile, view);
  return sentences(texts.format('chaos_order-board-tile', tileCosts(tile, view)), effectsWords(effects.map((effect) => ({ ...effect, when: '' })), texts));
}

/** The same in the fewest words: the tile, of which its number is what others pay, and what of it comes to its owner. */
export function tileLabel(tile: string, view: Faces, texts: Words): string {
  return texts.format('chaos_order-board-tile-short', { tile, owner: tileCosts(tile, view).owner });
}
