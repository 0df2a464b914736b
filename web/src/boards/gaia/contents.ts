import type { Content } from '../contract';
import { amounts, booster, effect } from './parts/pictograms';
import { PRINTED, TRACKS } from './printed';
import { stepWords } from './research/words';
import { planetSymbol, symbolOf } from './symbols';
import type { GaiaView } from './view';

type ContentOf = (name: string, view: GaiaView, move: string) => Content | null;

/** What things are, by the kind of their reference. */
const CONTENTS: Partial<Record<string, ContentOf>> = {
  faction: (name) => {
    const printed = PRINTED.factions[name];
    if (!printed) return null;
    const tracks = printed.start_research.map((track) => ({ symbol: symbolOf(`track:${track}`) ?? '' }));
    return {
      name: `faction:${name}`,
      symbol: planetSymbol(printed.home),
      picture: [[...amounts(printed.start), ...tracks]],
      about: `gaia-ability-${name}`,
      short: `gaia-ability-short-${name}`,
      difficulty: printed.difficulty,
    };
  },
  booster: (name) => {
    const printed = PRINTED.boosters[name];
    return printed ? { name: `booster:${name}`, picture: booster(printed) } : null;
  },
  token: (name) => {
    const printed = PRINTED.tokens[name];
    return printed ? { name: `token:${name}`, picture: [amounts(printed.gain)] } : null;
  },
  space: (name, view) => {
    const at = PRINTED.techSpaces.indexOf(name);
    const tile = view.tech[at] ?? '';
    const printed = PRINTED.tech[tile];
    if (!printed) return null;
    const track = TRACKS[at];
    const step: Pick<Content, 'about' | 'describe'> = track ? { describe: (texts) => stepWords(track, view, texts) } : { about: 'gaia-board-tile-any-step' };
    return { name: `tech:${tile}`, picture: [effect(printed)], ...step };
  },
  /** Of the tracks only those whose advanced tile is taken are chosen by what lies there. */
  track: (name, { advanced }, move) => {
    const tile = move.startsWith('advanced ') ? (advanced[TRACKS.indexOf(name)] ?? '') : '';
    const printed = PRINTED.advanced[tile];
    return printed ? { name: `advanced:${tile}`, picture: [effect(printed)], about: 'gaia-board-advanced-of', values: { track: `track:${name}` } } : null;
  },
  tech: (name) => {
    const printed = PRINTED.tech[name];
    return printed ? { name: `tech:${name}`, picture: [effect(printed)] } : null;
  },
};

/** What a thing does, if it is chosen by that and not by where it lies. */
export function content(reference: string, view: GaiaView, move: string): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  return CONTENTS[kind]?.(name, view, move) ?? null;
}
