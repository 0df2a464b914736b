import type { GameTexts } from '../../text/game-texts.svelte';
import { PRINTED } from './printed';
import { RESOURCES, signed, type EclipseView } from './view';

export type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

const VALUES = ['hull', 'computer', 'shield', 'initiative', 'movement'] as const;
/** Parts that do more than their numbers say. */
const SPECIAL_PARTS = ['interceptor_bay', 'jump_drive', 'muon_source', 'morph_shield'];
const DAMAGES: Record<string, number> = { yellow: 1, orange: 2, red: 4 };

const damagesOf = (dice: readonly string[]) => dice.map((die) => DAMAGES[die] ?? 0).join(' + ');

/** The weapons of a ship, by the damage of each die. */
export function diceWords({ cannons, missiles }: { cannons: readonly number[]; missiles: readonly number[] }, texts: Pick<Words, 'format'>): string {
  const words = [
    ...(cannons.length > 0 ? [texts.format('eclipse-words-cannons', { damage: cannons.join(' + ') })] : []),
    ...(missiles.length > 0 ? [texts.format('eclipse-words-missiles', { damage: missiles.join(' + ') })] : []),
  ];
  return words.join(', ') || texts.format('eclipse-words-unarmed');
}

/** What a ship has of a part, number by number. */
export function partWords(part: string, texts: Words): string {
  const printed = PRINTED.parts[part];
  if (!printed) return '';
  return [
    ...(printed.cannon_dice.length > 0 ? [texts.format('eclipse-words-cannons', { damage: damagesOf(printed.cannon_dice) })] : []),
    ...(printed.missile_dice.length > 0 ? [texts.format('eclipse-words-missiles', { damage: damagesOf(printed.missile_dice) })] : []),
    ...VALUES.filter((value) => printed[value] !== 0).map((value) => `${texts.format(`eclipse-board-${value}`)} ${signed(printed[value])}`),
    ...(printed.energy !== 0 ? [texts.format('eclipse-words-energy', { amount: signed(printed.energy) })] : []),
    ...(SPECIAL_PARTS.includes(part) ? [texts.format(`eclipse-part-${part}`)] : []),
  ].join(', ');
}

/** What a technology allows or brings. */
export function techWords(tech: string, texts: Words): string {
  const part = partWords(tech, texts);
  return part ? texts.format('eclipse-words-part', { words: part }) : texts.format(`eclipse-tech-${tech}`);
}

/** What a discovery tile brings if it is used. */
export const discoveryWords = (tile: string, texts: Words): string => partWords(tile, texts) || texts.format(`eclipse-discovery-${tile}`);

/** The message that says how a species differs from the Terrans; species of several boards share it. */
export function speciesMessage(species: string): string {
  if (species.startsWith('terran')) return 'eclipse-species-terran';
  return `eclipse-species-${species.endsWith('magellan') ? 'magellan' : species}`;
}

/** What is printed on things, by the kind of their reference. */
const WORDS: Partial<Record<string, (name: string, texts: Words) => string>> = {
  tech: techWords,
  part: (name, texts) => (SPECIAL_PARTS.includes(name) ? texts.format(`eclipse-part-${name}`) : ''),
  development: (name, texts) => texts.format(`eclipse-development-${name}`),
  discovery: discoveryWords,
  species: (name, texts) => texts.format(speciesMessage(name)),
};

/** What a thing does, below its facts. */
export function printedWords(reference: string, _view: EclipseView, texts: Words): string[] {
  const [kind = '', name = ''] = reference.split(':');
  const words = WORDS[kind]?.(name, texts) ?? '';
  return words ? [words] : [];
}

/** The stores of a species at the start, in the order of the resources. */
export const startOf = (species: string): number[] => RESOURCES.map((resource) => PRINTED.species[species]?.storage[resource] ?? 0);
