import { capitalized } from '../../text/game-texts.svelte';
import { cellWords } from './panels/research-words';
import { tileWords } from './panels/tile-words';
import { combatWords, effectsWords, gainWords, playWords, sidesWords, type Words } from './parts/words';
import { PRINTED } from './printed';
import type { ChaosOrderView } from './view';

const all = (...sentences: string[]) => sentences.filter(Boolean);

/** What a region gives to those who harvest or build there. */
function placeWords(name: string, { regions }: ChaosOrderView, texts: Words): string[] {
  const region = regions[name];
  const gain = gainWords(region?.harvest.gain ?? {}, texts);
  const rewards = (region?.sites ?? []).map(({ reward, building }) => ({ building, gain: gainWords(reward, texts) })).filter((site) => site.gain && !site.building);
  return all(gain && capitalized(texts.format('chaos_order-board-harvest', { gain })), ...rewards.map((site) => texts.format('chaos_order-board-site', { gain: site.gain })));
}

/** What is printed on things, by the kind of their reference. */
const WORDS: Partial<Record<string, (name: string, view: ChaosOrderView, texts: Words) => string[]>> = {
  card: (name, _view, texts) => all(playWords(name, texts), combatWords(name, texts) && texts.format('chaos_order-words-dial', { words: combatWords(name, texts) })),
  leader: (name, view, texts) => sidesWords(PRINTED.leaders[name], view.players.some(({ leaders }) => leaders.some((leader) => leader.name === name && leader.is_upgraded)), texts),
  attribute: (name, view, texts) => sidesWords(PRINTED.attributes[name], view.players.some(({ attributes }) => attributes.some((one) => one.name === name && one.is_upgraded)), texts),
  harvest_token: (name, _view, texts) => sidesWords(PRINTED.tokens[name], false, texts),
  intel: (name, _view, texts) => [effectsWords(PRINTED.intel[name]?.base ?? [], texts), effectsWords(PRINTED.intel[name]?.upgraded ?? [], texts)],
  price_tile: (name, view, texts) => all(tileWords(name, view, texts)),
  space: (name, _view, texts) => {
    const gain = PRINTED.spaces[name] ?? {};
    return Object.keys(gain).length > 0 ? [texts.format('chaos_order-board-space', { gain: gainWords(gain, texts) })] : [];
  },
  track: (name, _view, texts) => (PRINTED.tracks[name] ?? []).map((cell, at) => texts.format('chaos_order-board-column', { column: at + 1, words: cellWords(cell, texts) })),
  region: (name, view, texts) => placeWords(name, view, texts),
  faction: (name, _view, texts) => all(texts.format(`chaos_order-faction-${name}`)),
  foundation_kind: (name, _view, texts) => [texts.format('chaos_order-board-foundation-about', { kind: name })],
};

/** Both sides of a card, the columns of a track, what a tile does, in words. */
export function printedWords(reference: string, view: ChaosOrderView, texts: Words): string[] {
  const [kind = '', name = ''] = (reference.split('+')[0] ?? '').split(':');
  return WORDS[kind]?.(name, view, texts) ?? [];
}
