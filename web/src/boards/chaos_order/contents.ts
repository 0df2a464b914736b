import type { Content } from '../contract';
import { amounts } from './parts/pictograms';
import { combatWords, playWords, sentences, sidesWords, effectsWords } from './parts/words';
import { PRINTED } from './printed';
import { tileWords } from './panels/tile-words';
import { symbolOf } from './symbols';
import type { ChaosOrderView } from './view';

type ContentOf = (name: string, view: ChaosOrderView, move: string) => Content | null;

/** What things are, by the kind of their reference. */
const CONTENTS: Partial<Record<string, ContentOf>> = {
  faction: (name) => {
    const printed = PRINTED.factions[name];
    return printed ? { name: `faction:${name}`, picture: [[{ text: String(printed.fame_goal), symbol: 'co-fame' }]], about: `chaos_order-faction-${name}`, symbol: printed.base === 'ship' ? 'co-ship' : 'co-base' } : null;
  },
  leader: (name, _view, move) => {
    const printed = PRINTED.leaders[name];
    return printed && move.startsWith('return-leader') ? { name: `leader:${name}`, picture: [], symbol: 'co-leader', describe: (texts) => sentences(...sidesWords(printed, false, texts)) } : null;
  },
  price_tile: (name, view) => (PRINTED.tiles[name] ? { name: `price_tile:${name}`, picture: [], describe: (texts) => tileWords(name, view.players.length, texts) } : null),
  card: (name) => {
    const printed = PRINTED.cards[name];
    if (!printed) return null;
    return { name: `card:${name}`, picture: [[{ text: `${printed.left} | ${printed.right}`, symbol: 'co-card' }]], describe: (texts) => sentences(playWords(name, texts), combatWords(name, texts)) };
  },
  harvest_token: (name, _view, move) => {
    const printed = PRINTED.tokens[name];
    const side = move.startsWith('flip-token') ? printed?.upgraded : printed?.base;
    return side ? { name: `harvest_token:${name}`, picture: side.map((effect) => amounts(effect.gain ?? {})), symbol: symbolOf(`harvest_token:${name}`) ?? undefined, describe: (texts) => effectsWords(side, texts) } : null;
  },
  attribute: (name) => {
    const printed = PRINTED.attributes[name];
    return printed ? { name: `attribute:${name}`, picture: [], symbol: 'co-attr', describe: (texts) => sentences(...sidesWords(printed, false, texts)) } : null;
  },
};

/** What a thing does, if it is chosen by that and not by where it lies. */
export function content(reference: string, view: ChaosOrderView, move: string): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  return CONTENTS[kind]?.(name, view, move) ?? null;
}
