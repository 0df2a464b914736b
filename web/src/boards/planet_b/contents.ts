import type { PictogramPart } from '../../shell/pictogram';
import { capitalized } from '../../text/game-texts.svelte';
import type { Content } from '../contract';
import { cost, effects } from './parts/pictograms';
import { boxName, boxWords, sentences, zonesWords } from './parts/words';
import { type Box, PRINTED, type PrintedBuilding } from './printed';
import { symbolOf } from './symbols';
import type { PlanetBView } from './view';

const HALVES = ['upper', 'lower'];
const ARROW: PictogramPart = { text: '›' };

function picture(box: Box): PictogramPart[] {
  return box.cost.length > 0 ? [...cost(box.cost), ARROW, ...effects(box.effects)] : effects(box.effects);
}

function building(name: string): PictogramPart[][] | null {
  const card = PRINTED.buildings[name];
  if (!card) return null;
  const price = [{ text: String(card.cost), symbol: 'pb-note' }, { text: String(card.vp), symbol: 'pb-vp' }];
  return [price, zones(card), ...card.boxes.map(picture)];
}

/** The work zones side by side, each with a symbol for every place. */
function zones(card: PrintedBuilding): PictogramPart[] {
  const drawn = card.zones.map(({ craftie, brainie }) => [...Array.from({ length: craftie }, () => ({ symbol: 'pb-hammer' })), ...Array.from({ length: brainie }, () => ({ symbol: 'pb-bulb' }))]);
  return drawn.flatMap((zone, at) => (at > 0 ? [{ text: '|' }, ...zone] : zone));
}

/** What the cards of a deck cost, and which workies they need; null for decks of other cards. */
function deck(name: string): PictogramPart[][] | null {
  const cards = Object.values(PRINTED.buildings).filter((card) => card.deck === name);
  if (cards.length === 0) return null;
  const costs = cards.map((card) => card.cost);
  const needs = (['craftie', 'brainie'] as const).filter((kind) => cards.some((card) => card.zones.some((zone) => zone[kind] > 0)));
  const price = { text: `${Math.min(...costs)}–${Math.max(...costs)}`, symbol: 'pb-note' };
  return [[price, ...needs.map((kind) => ({ symbol: kind === 'craftie' ? 'pb-hammer' : 'pb-bulb' }))]];
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
  deck: (name) => deck(name),
  half: (name, view) => {
    const box = PRINTED.buildings[view.firing.at(-1) ?? '']?.boxes[HALVES.indexOf(name)];
    return box ? [picture(box)] : null;
  },
  law_side: (name, view) => {
    const law = PRINTED.laws[view.deciding.at(-1) ?? ''];
    return law && (name === 'left' || name === 'right') ? [picture(law[name].president)] : null;
  },
};

/** What lies at a place: the conglomerate of a location, the box of the building that fires. */
function nameOf(reference: string, view: PlanetBView): string {
  const [kind = '', name = ''] = reference.split(':');
  const tile = kind === 'location' ? view.locations[name]?.tile : null;
  if (tile) return `conglomerate:${tile}`;
  return kind === 'half' ? `box:${view.firing.at(-1)}_${HALVES.indexOf(name) + 1}` : reference;
}

/**
 * What a thing does, if it is chosen by that and not by where it lies: buildings of the draft, but not those in hand or in the city.
 * `before`: the targets of a move that is confirmed together with it, which fires a building.
 */
export function content(reference: string, view: PlanetBView, move: string, before: readonly string[] = []): Content | null {
  const building = before.find((one) => one.startsWith('building:'))?.replace('building:', '');
  return contentIn(reference, building ? { ...view, firing: [...view.firing, building] } : view, move);
}

function contentIn(reference: string, view: PlanetBView, move: string): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  const drawn = kind === 'building' && !move.startsWith('keep ') ? null : PICTURES[kind]?.(name, view);
  if (!drawn) return null;
  const card = kind === 'building' ? PRINTED.buildings[name] : undefined;
  const firing = kind === 'half' ? view.firing.at(-1) : undefined;
  return {
    name: nameOf(reference, view),
    label: firing === undefined ? undefined : (texts) => boxName(firing, HALVES.indexOf(name) + 1, texts),
    symbol: symbolOf(reference) ?? undefined,
    picture: drawn,
    describe: card && ((texts) => sentences(zonesWords(card, texts), ...card.boxes.map((box) => capitalized(boxWords(box, texts))))),
  };
}
