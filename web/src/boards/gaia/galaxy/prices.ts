import type { Group, Preview } from '../../../api/types';
import { groupBy } from '../../../shell/group-by';
import type { Change } from '../../contract';
import { netChanges } from '../changes';

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
