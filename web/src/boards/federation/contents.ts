import type { PictogramPart } from '../../shell/pictogram';
import type { Content } from '../contract';
import { amounts, cost, effects, ROMAN } from './parts/pictograms';
import { type Effect, PRINTED } from './printed';
import { actionSymbol, symbolOf } from './symbols';

interface Printed {
  effects: Effect[];
  difficulty?: number;
}

const tile = (printed: Printed | undefined): Partial<Content> | undefined => printed && { picture: [effects(printed.effects)], ...(printed.difficulty && { difficulty: printed.difficulty }) };

/** What is printed on things that are chosen by what they do, by the kind of their reference. */
const CONTENTS: Partial<Record<string, (name: string) => Partial<Content> | null | undefined>> = {
  starting: (name) => tile(PRINTED.startingTiles[name]),
  deep: (name) => tile(PRINTED.deepTiles[name]),
  erudite: (name) => {
    const printed = PRINTED.erudites[name];
    return printed && { picture: [effects(printed.effects)] };
  },
  asteroid: (name) => {
    const printed = PRINTED.asteroids[name];
    return printed && { picture: [amounts(printed.gain)] };
  },
  alteration: (name) => {
    const printed = PRINTED.alterations[name];
    const side: PictogramPart | undefined = printed && (printed.side === 'voting' ? { text: String(printed.votes), symbol: 'vote' } : { symbol: 'funding' });
    return printed && side && { picture: [[side, ...effects(printed.effects)]] };
  },
  medal: (name) => (PRINTED.medals.includes(name) ? { picture: [] } : null),
  mission: (name) => {
    const printed = PRINTED.missions[name];
    return printed && { symbol: actionSymbol(name), picture: [[{ text: ROMAN[printed.level] ?? '', symbol: 'level' }, ...cost(printed.cost)], effects(printed.effects)] };
  },
};

/** What a thing does, if it is chosen by that and not by where it lies. */
export function content(reference: string): Content | null {
  const [kind = '', name = ''] = reference.split(':');
  const known = CONTENTS[kind]?.(name);
  return known ? { name: reference, symbol: symbolOf(reference) ?? undefined, picture: [], about: `federation-about-${kind}-${name}`, ...known } : null;
}
