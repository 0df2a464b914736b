import type { ChaosOrderView } from '../view';
import type { Reveal } from './reveal';

/** The position before the wounds and after them, by their events: the wounded are in the first recruitment area. */
export function withWounds(view: ChaosOrderView, reveal: Reveal): ChaosOrderView {
  const lost = new Map<number, number>();
  for (const event of reveal.more.slice(0, 2).flat()) {
    if (event.kind === 'wounded' && event.values.region === `region:${reveal.region}`) lost.set(event.values.seat, (lost.get(event.values.seat) ?? 0) + event.values.fighters);
  }
  const region = view.regions[reveal.region];
  if (!region || lost.size === 0) return view;
  const forces = region.forces.map((force) => ({ ...force, fighters: Math.max(0, force.fighters - (lost.get(force.seat) ?? 0)) }));
  const players = view.players.map((player, seat) => {
    const wounded = lost.get(seat) ?? 0;
    return wounded ? { ...player, areas: player.areas.map((area, at) => (at === 0 ? area + wounded : area)), on_map: player.on_map - wounded } : player;
  });
  return { ...view, regions: { ...view.regions, [reveal.region]: { ...region, forces } }, players };
}
