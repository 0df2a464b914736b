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

/** Whether a part of an option is picked, and of a way its beginning. */
function begins(option: Option, picked: readonly string[]): boolean {
  const { targets } = option;
  return picked.length < targets.length && picked.every((one, at) => (isWay(option) ? targets[at] === one : targets.includes(one)));
}

/** Short words for the options of one verb: what they point at besides what is picked, as far as that tells them apart; otherwise the whole sentence. */
export function optionLabels(options: readonly Option[], texts: Names, picked: readonly string[] = []): Map<string, string> {
  const numbers = numbersOf(options);
  if (numbers) return new Map(options.map(({ move }, at) => [move, String(numbers[at])]));
  const isBegun = picked.length > 0 && options.every((option) => begins(option, picked));
  const rest = ({ targets }: Option) => (isBegun ? targets.filter((target) => !picked.includes(target)) : targets);
  const short = options.map((option) => rest(option).map((target) => texts.name(target)).join(isWay(option) ? ' → ' : ', '));
  const isEnough = (options.length > 1 || isBegun) && short.every(Boolean) && new Set(short).size === short.length;
  return new Map(options.map((option, at) => [option.move, isEnough ? capitalized(short[at] ?? '') : texts.option(option)]));
}
