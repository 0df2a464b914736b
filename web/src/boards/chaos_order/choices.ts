import type { Option } from '../../api/types';
import { capitalized } from '../../text/game-texts.svelte';
import { bodyWords, effectsWords, gainWords, type Words } from './parts/words';
import { PRINTED } from './printed';
import type { ChaosOrderView } from './view';

const OPTIONS = ['option:first', 'option:second', 'option:third', 'option:fourth'];

/** What a part of the income brings to who takes it now, as far as that is printed. */
const INCOMES: Partial<Record<string, (view: ChaosOrderView, texts: Words) => string>> = {
  'income:first_slot': (view, texts) => {
    const faction = PRINTED.factions[playerOf(view)?.faction ?? ''];
    return (faction?.base_income ?? []).map((gain) => gainWords(gain, texts)).join(texts.format('chaos_order-words-or'));
  },
  'income:row': (view, texts) => {
    const row = PRINTED.income[playerOf(view)?.income_row ?? -1];
    return row ? effectsWords(row.effects, texts) + (row.times > 1 ? ` ×${row.times}` : '') : '';
  },
};

function playerOf(view: ChaosOrderView) {
  return view.players[view.actors[0] ?? -1];
}

/** One of several effects or incomes, told by what it does and not by its number or place. */
export function optionLabel({ targets }: Option, view: ChaosOrderView, texts: Words): string | null {
  const [target = ''] = targets;
  const choice = view.choices[OPTIONS.indexOf(target)];
  if (choice) return capitalized(bodyWords({ gain: choice.gain, add: choice.add, rule: choice.power ?? undefined }, texts));
  const income = INCOMES[target]?.(view, texts);
  return income ? capitalized(`${texts.name(target)}: ${income}`) : null;
}
