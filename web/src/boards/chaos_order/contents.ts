import { capitalized } from '../../text/game-texts.svelte';
import type { Content } from '../contract';
import type { PictogramPart } from '../../shell/pictogram';
import { choices, mainAction, moreOf } from './parts/pictograms';
import { buildingWords } from './mat/mat-words';
import { combatWords, effectsWords, gainWords, playWords, sentences, sidesWords } from './parts/words';
import { PRINTED } from './printed';
import { cellWords } from './panels/research-words';
import { tileLabel, tilePicture, tileWords } from './panels/tile-words';
import { symbolOf } from './symbols';
import { actorOf, type ChaosOrderView, OPTIONS } from './view';

type ContentOf = (name: string, view: ChaosOrderView, move: string, before: readonly string[]) => Content | null;

/** Moves by which a leader is chosen for what it can do. */
const OF_LEADERS: Partial<Record<string, 'deploy_gems' | 'upgrade_gems'>> = { 'return-leader': 'deploy_gems', 'start-leader': 'deploy_gems', deploy: 'deploy_gems', 'upgrade-leader': 'upgrade_gems' };

const part = (symbol: string, amount: number | undefined): PictogramPart[] => (amount ? [{ text: String(amount), symbol }] : []);

/** What a leader has in battle, and its price in gems. */
function leaderPicture(name: string, view: ChaosOrderView, price: 'deploy_gems' | 'upgrade_gems'): PictogramPart[] {
  const leader = actorOf(view)?.leaders.find((one) => one.name === name);
  return [...part('co-fist', leader?.strength), ...part('co-claw', leader?.attack), ...part('co-def', leader?.defence), ...part('co-gem', -(leader?.[price] ?? 0))];
}

/** The own units in a region or on the base, and how many of them opponents pin. */
function unitsPicture(place: string, view: ChaosOrderView): PictogramPart[] {
  const own = actorOf(view);
  const force = view.regions[place]?.forces.find(({ seat }) => view.players[seat] === own);
  const leaders = (own?.leaders.filter((leader) => leader.place === place).length ?? 0) + (force?.rhyzu.length ?? 0);
  return [...part('co-fighter', place === 'base' ? own?.home : force?.fighters), ...part('co-leader', leaders), ...part('co-pin', force?.must_stay)];
}

/** What things are, by the kind of their reference. */
const CONTENTS: Partial<Record<string, ContentOf>> = {
  faction: (name) => {
    const printed = PRINTED.factions[name];
    return printed ? { name: `faction:${name}`, picture: [[{ text: String(printed.fame_goal), symbol: 'co-fame' }]], describe: (texts) => sentences(texts.format('chaos_order-board-goal', { fame: printed.fame_goal }), texts.format(`chaos_order-faction-${name}`)), symbol: printed.base === 'ship' ? 'co-ship' : 'co-base' } : null;
  },
  leader: (name, view, move) => {
    const printed = PRINTED.leaders[name];
    const price = OF_LEADERS[move.split(' ')[0] ?? ''];
    return printed && price ? { name: `leader:${name}`, picture: [leaderPicture(name, view, price)], symbol: 'co-leader', isWordy: true, describe: (texts) => sentences(...sidesWords(printed, false, texts)) } : null;
  },
  region: (name, view, move) => (move.startsWith('route') ? { name: `region:${name}`, picture: [unitsPicture(name, view)] } : null),
  track: (name, view, move) => {
    const at = actorOf(view)?.columns[name] ?? 0;
    const cell = PRINTED.tracks[name]?.[at];
    return cell && move.startsWith('advance')
      ? { name: `track:${name}`, picture: [mainAction(cell.main), choices(cell.instant)].filter(({ length }) => length > 0), symbol: symbolOf(`track:${name}`) ?? undefined, isWordy: true, describe: (texts) => texts.format('chaos_order-board-column', { column: at + 1, words: cellWords(cell, texts) }) }
      : null;
  },
  /** One of the instant effects of the column that is entered with the move before. */
  option: (name, view, _move, [track = '']) => {
    const column = actorOf(view)?.columns[track.replace('track:', '')];
    const gain = column === undefined ? undefined : PRINTED.tracks[track.replace('track:', '')]?.[column]?.instant[OPTIONS.indexOf(`option:${name}`)];
    return gain ? { name: track, picture: [], label: (texts) => gainWords(gain, texts) } : null;
  },
  building: (name, view) => {
    const row = actorOf(view)?.buildings[name];
    const next = PRINTED.factions[actorOf(view)?.faction ?? '']?.buildings[name] ?? {};
    return row ? { name: `building:${name}`, picture: [[...(row.has_lock ? [{ symbol: 'co-lock' }] : []), ...moreOf(next)]], describe: (texts) => buildingWords(name, row, next, texts) } : null;
  },
  foundation_kind: (name) => ({ name: `foundation_kind:${name}`, picture: [], label: (texts) => texts.format('chaos_order-board-foundation-short', { kind: name }), describe: (texts) => capitalized(texts.format('chaos_order-board-foundation-about', { kind: name })) }),
  price_tile: (name, view) => (PRINTED.tiles[name] ? { name: `price_tile:${name}`, picture: tilePicture(name, view), isWordy: true, label: (texts) => tileLabel(name, view, texts), describe: (texts) => tileWords(name, view, texts) } : null),
  card: (name, _view, move) => {
    const printed = PRINTED.cards[name];
    if (!printed) return null;
    return { name: `card:${name}`, isWordy: true, picture: move.startsWith('play') ? [] : [[{ text: `${printed.left} | ${printed.right}`, symbol: 'co-card' }]], describe: (texts) => sentences(playWords(name, texts), combatWords(name, texts)) };
  },
  harvest_token: (name, _view, move) => {
    const printed = PRINTED.tokens[name];
    const side = move.startsWith('flip-token') ? printed?.upgraded : printed?.base;
    return side ? { name: `harvest_token:${name}`, label: (texts) => texts.format('chaos_order-board-token-short', { token: name }), picture: side.map((effect) => mainAction(effect.gain ?? {})), symbol: symbolOf(`harvest_token:${name}`) ?? undefined, describe: (texts) => effectsWords(side, texts) } : null;
  },
  attribute: (name) => {
    const printed = PRINTED.attributes[name];
    return printed ? { name: `attribute:${name}`, picture: [], isWordy: true, symbol: 'co-attr', describe: (texts) => sentences(...sidesWords(printed, false, texts)) } : null;
  },
};

/** What a thing does, if it is chosen by that and not by where it lies. */
export function content(reference: string, view: ChaosOrderView, move: string, before: readonly string[] = []): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  return CONTENTS[kind]?.(name, view, move, before) ?? null;
}
