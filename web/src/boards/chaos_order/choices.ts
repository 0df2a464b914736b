import type { Option } from '../../api/types';
import { capitalized } from '../../text/game-texts.svelte';
import { abilityWords, bodyWords, effectsWords, gainWords, payWords, type Words } from './parts/words';
import { type Amounts, PRINTED } from './printed';
import { actorOf, type ChaosOrderView, OPTIONS } from './view';

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

/** The column of the track that is read in this turn. */
function cellNow(view: ChaosOrderView) {
  const column = view.action?.column;
  return column === undefined ? undefined : PRINTED.tracks[view.phase]?.[column - 1];
}

const placeName = (place: string) => place.replace('region:', '');

/** What is gained, as far as a preview does not show it as a change. */
function unseenWords(gain: Amounts, texts: Words): string {
  const unseen = Object.entries(gain).filter(([of]) => of !== 'energy' && of !== 'gem');
  return gainWords(Object.fromEntries(unseen), texts);
}

/** The region in which a foundation lies, and what building there brings. */
function siteOf(foundation: string, view: ChaosOrderView) {
  const name = foundation.replace('foundation:', '');
  const [found] = Object.entries(view.regions).flatMap(([region, { sites }]) => sites.filter((site) => site.foundation === name).map((site) => ({ region, site })));
  return found;
}

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
  end: (_option, view, texts) => (view.action?.part === 'main' && view.points > 0 ? texts.format('chaos_order-board-end', { points: view.points }) : null),
  base: ({ targets: [place = ''] }, _view, texts) => texts.format('chaos_order-region-slot', { place: placeName(place) }),
  'start-fighters': ({ targets: [place = ''], values }, view, texts) => texts.format('chaos_order-board-start-fighters', { place: placeName(place), other: actorOf(view)?.anchors[1] ?? '', fighters: Number(values.fighters) }),
  build: ({ targets: [building = '', foundation = ''] }, view, texts) => {
    const found = siteOf(foundation, view);
    const gain = found ? unseenWords(found.site.reward, texts) : '';
    return found ? capitalized(texts.format('chaos_order-board-build', { building, region: `region:${found.region}`, gain, has: gain ? 'yes' : 'no' })) : null;
  },
  harvest: ({ targets: [place = ''] }, view, texts) => {
    const gain = unseenWords(view.regions[placeName(place)]?.harvest.gain ?? {}, texts);
    return gain ? capitalized(`${texts.name(place)}: ${gain}`) : null;
  },
  use: ({ targets: [ability = ''] }, view, texts) => {
    const words = abilityWords(ability.replace('ability:', ''), view.players, texts);
    return words ? capitalized(`${texts.name(ability)}: ${words}`) : null;
  },
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
