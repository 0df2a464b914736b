import type { Option } from '../../api/types';
import type { PictogramPart } from '../../shell/pictogram';
import { capitalized } from '../../text/game-texts.svelte';
import type { Content } from '../contract';
import { beyond, EDGE_NAMES, ROMAN, zoneOf } from './geometry';
import { shipRows } from './map/sector-words';
import { layWords } from './map/turn-up';
import { PRINTED } from './printed';
import { NOBODY, RESOURCES, type EclipseView } from './view';
import { symbolOf } from './symbols';
import { discoveryWords, partWords, speciesMessage, startOf, techWords, type Words } from './words';

type ContentOf = (name: string, view: EclipseView, move: string) => Content | null;

/** How hard a species is to play with, by which rules it breaks; three is the hardest. */
const DIFFICULTIES: Record<string, number> = { eridani_empire: 2, planta: 2, descendants_of_draco: 2, orion_hegemony: 2, exiles: 3, rho_indi_syndicate: 3, enlightened_of_lyra: 3 };

const difficultyOf = (species: string) => DIFFICULTIES[species] ?? (species.endsWith('magellan') ? 2 : 1);

const price = (cost: Readonly<Record<string, number>>): PictogramPart[] =>
  RESOURCES.filter((resource) => cost[resource]).map((resource) => ({ text: String(cost[resource]), symbol: `ec-${resource}` }));

/** The least that a technology costs the viewer. */
const techPrice = (name: string, { prices }: EclipseView): PictogramPart[][] => (prices[name] ? [[{ text: String(Math.min(...prices[name])), symbol: 'ec-science' }]] : []);

/** What things are, by the kind of their reference. */
const CONTENTS: Partial<Record<string, ContentOf>> = {
  species: (name) => {
    const printed = PRINTED.species[name];
    if (!printed) return null;
    const stores = RESOURCES.map((resource, index) => ({ text: String(startOf(name)[index]), symbol: `ec-${resource}` }));
    return { name: `species:${name}`, picture: [[...stores, { text: String(printed.influence_discs_on_track), symbol: 'ec-influence' }]], about: speciesMessage(name), difficulty: difficultyOf(name) };
  },
  development: (name, _view, move) => {
    const cost = PRINTED.developments[name];
    return cost && move.startsWith('develop') ? { name: `development:${name}`, picture: [price(cost)], symbol: 'ec-tc-dev', about: `eclipse-development-${name}` } : null;
  },
  tech: (name, view) => (PRINTED.techs[name] ? { name: `tech:${name}`, picture: techPrice(name, view), symbol: symbolOf(`tech:${name}`) ?? undefined, describe: (texts) => techWords(name, texts) } : null),
  part: (name, _view, move) => (move.startsWith('fit') ? null : { name: `part:${name}`, picture: [], symbol: symbolOf(`part:${name}`) ?? undefined, describe: (texts) => partWords(name, texts) }),
};

/** What a thing does, if it is chosen by that and not by where it lies. */
export function content(reference: string, view: EclipseView, move: string): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  return CONTENTS[kind]?.(name, view, move) ?? null;
}

/** What a sector opens to as it would lie, what a technology costs, what a discovery brings. */
export function optionLabel(option: Option, view: EclipseView, texts: Words): string | null {
  const tile = view.players.find(({ looking_at }) => looking_at)?.looking_at;
  if (option.move === 'use' && tile) return capitalized(texts.format('eclipse-words-use', { tile: texts.name(`discovery:${tile}`), words: discoveryWords(tile, texts) }));
  const [verb = '', first = '', second = ''] = option.move.split(' ');
  return LABELS[verb]?.(first, second, view, texts) ?? layWords(option, view, texts);
}

/** What options are, by their verbs, from the first two things that they name. */
const LABELS: Partial<Record<string, (first: string, second: string, view: EclipseView, texts: Words) => string | null>> = {
  act: (action, _, _view, texts) => texts.format(`eclipse-board-tab-${action}`),
  react: (action, _, _view, texts) => texts.format('eclipse-board-reacted', { action: texts.format(`eclipse-board-tab-${action}`), things: 'none' }),
  explore: (place, _, view, texts) => exploreWords(place, view, texts),
  buy: (tech, track, _view, texts) => boughtWords(tech, track, texts),
  'choose-tech': (tech, track, _view, texts) => boughtWords(tech, track, texts),
  reroll: (die, _, { battle }, texts) => texts.format('eclipse-board-reroll', { face: battle?.dice[Number(die)]?.roll ?? '' }),
  activate: (ship, sector, _view, texts) => capitalized(texts.format('eclipse-board-activate', { ship: texts.name(`class:${ship}`), sector })),
  step: (sector, _, view, texts) => metWords(sector, view, texts),
  jump: (sector, _, view, texts) => metWords(sector, view, texts),
};

/** A sector with the ships that will be fought there. */
function metWords(name: string, view: EclipseView, texts: Words): string | null {
  const mover = view.actions[0]?.seat;
  if (mover === undefined) return null;
  const met = shipRows((view.sectors[name]?.ships ?? []).filter(({ owner }) => owner !== mover));
  const ships = met.map(({ owner, kind, count }) => `${count} × ${texts.name(owner === NOBODY ? `npc:${kind}` : `class:${kind}`)}`);
  return ships.length > 0 ? texts.format('eclipse-board-met', { sector: name, ships: ships.join(', ') }) : null;
}

/** A place to explore with its zone, and how many sectors are left there. */
function exploreWords(name: string, view: EclipseView, texts: Words): string {
  const [sector = '', edge = ''] = name.split('-');
  const from = view.sectors[sector];
  const zone = from ? zoneOf(beyond(from, (EDGE_NAMES as readonly string[]).indexOf(edge))) : 0;
  return texts.format('eclipse-board-explore', { place: name, zone: ROMAN[zone] ?? '', left: view.zones[zone - 1]?.stack ?? 0 });
}

/** A technology and what it does; where it lies only if that can be chosen. */
function boughtWords(tech: string, track: string, texts: Words): string {
  const isRare = PRINTED.techs[tech]?.category === 'rare';
  const what = `${texts.name(`tech:${tech}`)}: ${partWords(tech, texts) || techWords(tech, texts)}`;
  return isRare && track ? `${what} (${texts.name(`track:${track}`)})` : what;
}
