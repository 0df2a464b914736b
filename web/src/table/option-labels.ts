import type { Option } from '../api/types';
import { capitalized, type GameTexts } from '../text/game-texts.svelte';
import { isWay } from './ways';

type Names = Pick<GameTexts, 'name' | 'option'>;

/** The number that each option of a verb stands for, if they differ in nothing else; null for other verbs. */
export function numbersOf(options: readonly Option[]): number[] | null {
  const values = options.map(({ targets, values }) => (targets.length === 0 ? Object.values(values) : []));
  const numbers = values.flatMap((all) => (all.length === 1 && typeof all[0] === 'number' ? [all[0]] : []));
  return options.length > 1 && numbers.length === options.length ? numbers : null;
}

/** Short words for the options of one verb: what they point at, as far as that tells them apart; otherwise the whole sentence. */
export function optionLabels(options: readonly Option[], texts: Names): Map<string, string> {
  const numbers = numbersOf(options);
  if (numbers) return new Map(options.map(({ move }, at) => [move, String(numbers[at])]));
  const short = options.map((option) => option.targets.map((target) => texts.name(target)).join(isWay(option) ? ' → ' : ', '));
  const isEnough = options.length > 1 && short.every(Boolean) && new Set(short).size === short.length;
  return new Map(options.map((option, at) => [option.move, isEnough ? capitalized(short[at] ?? '') : texts.option(option)]));
}
