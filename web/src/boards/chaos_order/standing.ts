import type { GameEvent } from '../../api/types';
import type { ChaosOrderEvent } from './battle/battle';
import type { ChaosOrderView } from './view';

/** What decides a game: fame on the way to the goal, relics, regions; and where it came from. */
export function standing(view: ChaosOrderView, seat: number, history: readonly GameEvent[]): { message: string; value: string | number }[] {
  const player = view.players[seat];
  if (!player) return [];
  const events = history as readonly ChaosOrderEvent[];
  const battles = events.filter((event) => event.kind === 'won-battle' && event.values.seat === seat).length;
  const buildings = Object.values(player.buildings).reduce((sum, { built }) => sum + built, 0);
  return [
    { message: 'chaos_order-result-fame', value: `${player.fame}/${player.fame_goal}` },
    { message: 'chaos_order-result-relics', value: player.relics.length },
    { message: 'chaos_order-result-held', value: Object.values(view.regions).filter(({ relic, controller }) => relic !== null && controller === seat).length },
    { message: 'chaos_order-result-regions', value: player.region_count },
    { message: 'chaos_order-result-battles', value: battles },
    { message: 'chaos_order-result-buildings', value: buildings },
    { message: 'chaos_order-result-attributes', value: player.attributes.filter(({ is_upgraded }) => is_upgraded).length },
    { message: 'chaos_order-result-research', value: Object.values(player.columns).reduce((sum, column) => sum + column - 1, 0) },
  ];
}
