import { PRINTED } from '../printed';
import type { PlayerView } from '../view';

/** What the round costs with so many discs on the influence track. */
export function upkeepWith(discs: number): number {
  const empty = Math.max(0, PRINTED.upkeep.length - 1 - discs);
  return PRINTED.upkeep[empty] ?? 0;
}

/** The money after Upkeep if nothing but the number of discs changes. */
export function moneyAtEnd({ storage, production }: Pick<PlayerView, 'storage' | 'production'>, discs: number): number {
  return (storage[0] ?? 0) + (production[0] ?? 0) - upkeepWith(discs);
}
