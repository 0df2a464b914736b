import type { Option } from '../api/types';
import { capitalized, type GameTexts } from '../text/game-texts.svelte';

type Names = Pick<GameTexts, 'name' | 'option'>;

/** Short words for the options of one verb: what they point at, as far as that tells them apart; otherwise the whole sentence. */
export function optionLabels(options: readonly Option[], texts: Names): Map<string, string> {
  const short = options.map(({ targets }) => targets.map((target) => texts.name(target)).join(', '));
  const isEnough = options.length > 1 && short.every(Boolean) && new Set(short).size === short.length;
  return new Map(options.map((option, at) => [option.move, isEnough ? capitalized(short[at] ?? '') : texts.option(option)]));
}
