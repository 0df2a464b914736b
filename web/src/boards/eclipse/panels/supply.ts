import { PRINTED } from '../printed';
import { RESOURCES, type EclipseView, type PlayerView } from '../view';

export type Affordable = 'owned' | 'payable' | 'trade' | 'dear';

export interface Offer {
  tech: string;
  count: number;
  /** The least price on a track on which it may lie; null if nobody looks at it who could buy it. */
  price: number | null;
  state: Affordable;
}

/** The science that a player could get for everything else. */
export function tradedScience({ species, storage }: Pick<PlayerView, 'species' | 'storage'>): number {
  const trade = PRINTED.species[species ?? '']?.trade ?? {};
  return RESOURCES.reduce((sum, resource, index) => {
    const [give = 0, take = 0] = trade[resource] ?? [];
    return resource === 'science' || give === 0 ? sum : sum + Math.floor((storage[index] ?? 0) / give) * take;
  }, 0);
}

/** The technologies on offer in a category, the cheapest first. */
export function offersOf(view: Pick<EclipseView, 'techs' | 'prices'>, player: PlayerView | null, category: string): Offer[] {
  const owned = new Set(player?.techs.flat() ?? []);
  const science = player?.storage[1] ?? 0;
  const most = player ? science + tradedScience(player) : 0;
  const stateOf = (tech: string, price: number | null): Affordable => {
    if (owned.has(tech)) return 'owned';
    if (price === null || price > most) return 'dear';
    return price <= science ? 'payable' : 'trade';
  };
  return Object.entries(view.techs)
    .filter(([tech]) => PRINTED.techs[tech]?.category === category)
    .sort(([one], [other]) => (PRINTED.techs[one]?.cost ?? 0) - (PRINTED.techs[other]?.cost ?? 0))
    .map(([tech, count]) => {
      const prices = view.prices[tech] ?? [PRINTED.techs[tech]?.cost ?? 0];
      const price = Math.min(...prices);
      return { tech, count, price, state: stateOf(tech, price) };
    });
}
