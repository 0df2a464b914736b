import { effectsWords, sentences, type Words } from '../parts/words';
import { PRINTED } from '../printed';

/** What a price tile costs others, and what placing it does. */
export function tileWords(tile: string, factions: number, texts: Words): string {
  const printed = PRINTED.tiles[tile];
  if (!printed) return '';
  const isTwo = factions === 2 && printed.two_faction_pay_owner !== undefined;
  const owner = isTwo ? (printed.two_faction_pay_owner ?? 0) : printed.pay_owner;
  const supply = isTwo ? (printed.two_faction_pay_bank ?? 0) : printed.pay_bank;
  const effects = isTwo ? (printed.two_faction_effects ?? []) : printed.effects;
  return sentences(texts.format('chaos_order-board-tile', { owner, supply }), effectsWords(effects.map((effect) => ({ ...effect, when: '' })), texts));
}
