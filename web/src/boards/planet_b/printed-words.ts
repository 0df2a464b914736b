import type { GameTexts } from '../../text/game-texts.svelte';
import { boxName, boxWords, effectsWords } from './parts/words';
import { type Box, PRINTED } from './printed';
import type { PlanetBView } from './view';

type Texts = Pick<GameTexts, 'name' | 'amount' | 'format'>;

const named = (name: string, box: Box, texts: Texts) => `${name}: ${boxWords(box, texts)}`;

/** What is printed on things, by the kind of their reference. */
const WORDS: Partial<Record<string, (name: string, view: PlanetBView, texts: Texts) => string[]>> = {
  building: (name, _view, texts) => (PRINTED.buildings[name]?.boxes ?? []).map((box, at) => named(boxName(name, at + 1, texts), box, texts)),
  news: (name, _view, texts) => {
    const card = PRINTED.news[name];
    return card ? [boxWords(card, texts)] : [];
  },
  location: (name, view, texts) => {
    const tile = PRINTED.conglomerates[view.locations[name]?.tile ?? ''];
    return tile ? (['grey', 'red'] as const).map((side) => named(texts.name(`side:${side}`), tile[side], texts)) : [];
  },
  track: (name, _view, texts) =>
    (PRINTED.tracks[name] ?? []).map((pair, at) => `${texts.name(`step:${at + 1}`)}: ${pair.map((box) => effectsWords(box, texts)).join(' / ')}`),
  office: (name, _view, texts) => (PRINTED.offices[name] ? [effectsWords(PRINTED.offices[name].moral, texts)] : []),
};

/** The boxes of a card, both sides of a conglomerate, the steps of a track, in words. */
export function printedWords(reference: string, view: PlanetBView, texts: Texts): string[] {
  const [kind = '', name = ''] = (reference.split('+')[0] ?? '').split(':');
  return WORDS[kind]?.(name, view, texts) ?? [];
}
