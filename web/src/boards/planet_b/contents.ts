import type { PictogramPart } from '../../shell/pictogram';
import { capitalized } from '../../text/game-texts.svelte';
import type { Content } from '../contract';
import { cost, effects } from './parts/pictograms';
import { boxWords, sentences } from './parts/words';
import { type Box, PRINTED } from './printed';
import { symbolOf } from './symbols';
import type { PlanetBView } from './view';

const ARROW: PictogramPart = { text: '›' };

function picture(box: Box): PictogramPart[] {
  return box.cost.length > 0 ? [...cost(box.cost), ARROW, ...effects(box.effects)] : effects(box.effects);
}

function building(name: string): PictogramPart[][] | null {
  const card = PRINTED.buildings[name];
  return card ? [[{ text: String(card.cost), symbol: 'pb-note' }, { text: String(card.vp), symbol: 'pb-vp' }], ...card.boxes.map(picture)] : null;
}

function location(name: string, view: PlanetBView): PictogramPart[][] | null {
  const { tile, side } = view.locations[name] ?? {};
  const printed = tile && side ? PRINTED.conglomerates[tile]?.[side] : undefined;
  return printed ? [picture(printed)] : null;
}

/** The pictures of things that are chosen by what they do, by the kind of their reference. */
const PICTURES: Partial<Record<string, (name: string, view: PlanetBView) => PictogramPart[][] | null>> = {
  building,
  location,
  news: (name) => {
    const card = PRINTED.news[name];
    return card ? [picture(card)] : null;
  },
  law_side: (name, view) => {
    const law = PRINTED.laws[view.deciding.at(-1) ?? ''];
    return law && (name === 'left' || name === 'right') ? [picture(law[name].president)] : null;
  },
};

/** What a thing does, if it is chosen by that and not by where it lies: buildings of the draft, but not those in hand or in the city. */
export function content(reference: string, view: PlanetBView, move: string): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  const drawn = kind === 'building' && !move.startsWith('keep ') ? null : PICTURES[kind]?.(name, view);
  if (!drawn) return null;
  const boxes = kind === 'building' ? PRINTED.buildings[name]?.boxes : undefined;
  return { name: reference, symbol: symbolOf(reference) ?? undefined, picture: drawn, describe: boxes && ((texts) => sentences(...boxes.map((box) => capitalized(boxWords(box, texts))))) };
}
