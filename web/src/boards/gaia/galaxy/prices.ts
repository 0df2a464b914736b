import type { Group, Preview } from '../../../api/types';
import { groupBy } from '../../../shell/group-by';
import type { Change } from '../../contract';
import { netChanges } from '../changes';
import { symbolOf } from '../symbols';

const DIGIT = 6.8;
const SYMBOL = 14;
const END = 2;

/** The parts of a price tag from left to right; `middle` is where a number ends and its symbol begins. */
export function tagItems(price: readonly Change[]): { symbol: string; text: string; middle: number }[] {
  let end = 5;
  return price.map(({ of, amount }) => {
    const text = amount > 0 ? `+${amount}` : `${-amount}`;
    const middle = end + text.length * DIGIT;
    end = middle + SYMBOL;
    return { symbol: symbolOf(of) ?? '', text, middle };
  });
}

export function tagWidth(price: readonly Change[]): number {
  return (tagItems(price).at(-1)?.middle ?? 0) + SYMBOL + END;
}

export type Prices = Map<string, Change[]>;

const HEX = 'hex:';

/** What the options of a verb cost at each hex. Hexes with several options are left out. */
export function pricesOf(group: Group | null, previews: ReadonlyMap<string, Preview>, me: number): Prices {
  const moves = groupBy(group?.options ?? [], (option) => option.targets.find((at) => at.startsWith(HEX)) ?? '');
  const prices: Prices = new Map();
  for (const [hex, options] of moves) {
    const preview = hex && options.length === 1 && options[0] ? previews.get(options[0].move) : null;
    if (preview) prices.set(hex.slice(HEX.length), priceIn(preview, me));
  }
  return prices;
}

function priceIn(preview: Preview, me: number): Change[] {
  const changes = [...netChanges(preview.events, me)].map(([of, amount]) => ({ of, amount }));
  return changes.filter(({ of, amount }) => amount < 0 || (of === 'resource:vp' && amount > 0));
}
