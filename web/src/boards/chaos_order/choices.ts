import type { Option } from '../../api/types';
import { capitalized } from '../../text/game-texts.svelte';
import { bodyWords, effectsWords, gainWords, payWords, type Words } from './parts/words';
import { PRINTED } from './printed';
import { actorOf, type ChaosOrderView } from './view';

const OPTIONS = ['option:first', 'option:second', 'option:third', 'option:fourth'];

/** What a part of the income brings to who takes it now, as far as that is printed. */
const INCOMES: Partial<Record<string, (view: ChaosOrderView, texts: Words) => string>> = {
  'income:first_slot': (view, texts) => {
    const faction = PRINTED.factions[actorOf(view)?.faction ?? ''];
    return (faction?.base_income ?? []).map((gain) => gainWords(gain, texts)).join(texts.format('chaos_order-words-or'));
  },
  'income:row': (view, texts) => {
    const row = PRINTED.income[actorOf(view)?.income_row ?? -1];
    return row ? effectsWords(row.effects, texts) + (row.times > 1 ? ` ×${row.times}` : '') : '';
  },
};

type Label = (option: Option, view: ChaosOrderView, texts: Words) => string | null;

/** The column of the phase in which the marker of the player stands who decides. */
function cellNow(view: ChaosOrderView) {
  const column = actorOf(view)?.columns[view.phase];
  return column === undefined ? undefined : PRINTED.tracks[view.phase]?.[column - 1];
}

const placeName = (place: string) => place.replace('region:', '');

/** What some moves do, by their verb. */
const LABELS: Partial<Record<string, Label>> = {
  act: (_option, view, texts) => {
    const cell = cellNow(view);
    return cell ? texts.format('chaos_order-board-act', { gain: gainWords(cell.main, texts) }) : null;
  },
  auxiliary: (_option, view, texts) => {
    const cell = cellNow(view);
    return cell ? texts.format('chaos_order-board-do-auxiliary', { gain: gainWords(cell.aux_gain, texts), price: payWords(cell.aux_pay, texts) }) : null;
  },
  base: ({ targets: [place = ''] }, _view, texts) => texts.format('chaos_order-region-slot', { place: placeName(place) }),
  'start-fighters': ({ targets: [place = ''], values }, _view, texts) => texts.format('chaos_order-board-start-fighters', { place: placeName(place), fighters: Number(values.fighters) }),
  recruit: ({ targets: [area = '', place = ''] }, view, texts) => {
    const number = Number(area.replace('area:', ''));
    const to = number < (actorOf(view)?.areas.length ?? 0) ? `area:${number + 1}` : place;
    return capitalized(texts.format('chaos_order-step', { origin: texts.name(area), target: texts.name(to) }));
  },
};

/** One of several effects or incomes, told by what it does and not by its number or place. */
export function optionLabel(option: Option, view: ChaosOrderView, texts: Words): string | null {
  const label = LABELS[option.move.split(' ')[0] ?? '']?.(option, view, texts);
  if (label) return label;
  const [target = ''] = option.targets;
  const choice = view.choices[OPTIONS.indexOf(target)];
  if (choice) return capitalized(bodyWords({ gain: choice.gain, add: choice.add, rule: choice.power ?? undefined }, texts));
  const income = INCOMES[target]?.(view, texts);
  return income ? capitalized(`${texts.name(target)}: ${income}`) : null;
}
