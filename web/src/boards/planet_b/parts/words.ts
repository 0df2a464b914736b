import type { GameTexts } from '../../../text/game-texts.svelte';
import type { Box, CostItem, Effect, PrintedBuilding } from '../printed';

type Texts = Pick<GameTexts, 'name' | 'amount' | 'format'>;

/** Effects whose amount has a text of its own. */
const AMOUNTS: Partial<Record<string, (of: Effect) => string>> = {
  billies: () => 'resource:billies',
  vp: () => 'resource:vp',
  vote: () => 'resource:vote',
  resource: (of) => `resource:${of.what}`,
  take_workie: (of) => (of.kind === 'craftie' || of.kind === 'brainie' ? `workie:${of.kind}` : ''),
};

/** Sentences in a row, without those that are missing. */
export function sentences(...parts: (string | null | undefined | false)[]): string {
  return parts
    .filter((part) => part)
    .map((part) => (/[.!?…]$/.test(String(part)) ? part : `${part}.`))
    .join(' ');
}

export function listOf(words: readonly string[]): string {
  return words.join(', ');
}

function effectWords(of: Effect, texts: Texts): string {
  const amount = AMOUNTS[of.do]?.(of);
  if (amount) return texts.amount(amount, of.n ?? 1);
  if (of.do === 'pay' && of.what === 'billies') return texts.format('planet_b-board-pays', { amount: texts.amount('resource:billies', of.n ?? 1) });
  if (of.do === 'choose') return (of.options ?? []).map((option) => effectsWords(option, texts)).join(' / ');
  const name = of.track && of.track !== 'any' ? `${texts.name(`effect:${of.do}`)} (${texts.name(`track:${of.track}`)})` : texts.name(`effect:${of.do}`);
  return of.n === undefined ? name : texts.format('planet_b-board-times', { name, count: of.n });
}

/** Effects in words, for those who do not see the picture. */
export function effectsWords(of: readonly Effect[], texts: Texts): string {
  return listOf(
    of.map((effect) => {
      const words = effectWords(effect, texts);
      return effect.who && effect.who !== 'own' ? texts.format(`planet_b-board-for-${effect.who}`, { effect: words }) : words;
    }),
  );
}

const PAID: Partial<Record<CostItem['pay'], (of: CostItem) => string>> = {
  billies: () => 'resource:billies',
  resource: (of) => `resource:${of.what}`,
  workie: (of) => (of.kind === 'craftie' || of.kind === 'brainie' ? `workie:${of.kind}` : ''),
};

export function costWords(of: readonly CostItem[], texts: Texts): string {
  return listOf(
    of.map((item) => {
      const amount = PAID[item.pay]?.(item);
      return amount ? texts.amount(amount, item.n) : texts.format(`planet_b-board-pay-${item.pay}`, { count: item.n });
    }),
  );
}

export function boxWords({ cost, effects }: Box, texts: Texts): string {
  const gains = effectsWords(effects, texts);
  return cost.length > 0 ? texts.format('planet_b-board-box-paid', { cost: costWords(cost, texts), effects: gains }) : gains;
}

/** The name of a box of a building, without that of the building in front of it. */
export function boxName(card: string, number: number, texts: Texts): string {
  return texts.name(`box:${card}_${number}`).replace(`${texts.name(`building:${card}`)}: `, '');
}

/** The places of the work zones of a building. */
export function zonesWords({ zones }: PrintedBuilding, texts: Texts): string {
  const places = zones.map((zone) =>
    listOf((['craftie', 'brainie'] as const).filter((kind) => zone[kind] > 0).map((kind) => texts.amount(`workie:${kind}`, zone[kind]))),
  );
  return texts.format('planet_b-board-zones', { zones: places.join(' / ') });
}

/** A building card: its name, price and points, and both boxes. */
export function cardWords(card: string, printed: PrintedBuilding, texts: Texts): string {
  return sentences(texts.name(`building:${card}`), texts.format('planet_b-board-card', { cost: printed.cost, vp: printed.vp }), zonesWords(printed, texts), ...printed.boxes.map((box) => boxWords(box, texts)));
}
