import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import type { Force, Region } from '../view';

/** A region as it is spoken: terrain and place, who stands there, its relic. */
export function regionWords(name: string, region: Region, seats: readonly SeatView[], texts: GameTexts): string {
  const terrain = region.use === 'base' ? 'base' : region.terrain;
  const parts = [`${texts.name(`terrain:${terrain}`)} ${name}`];
  if (region.relic !== null) parts.push(texts.name(`relic:${region.relic}`));
  parts.push(...region.forces.map((force) => forceWords(force, region, seats, texts)));
  if (region.is_contested) parts.push(texts.format('chaos_order-board-contested'));
  return parts.join(', ');
}

function forceWords(force: Force, region: Region, seats: readonly SeatView[], texts: GameTexts): string {
  const player = seats.find(({ seat }) => seat === force.seat)?.name ?? '';
  const standees = [...force.leaders, ...force.rhyzu].map((leader) => texts.name(`leader:${leader}`));
  const buildings = region.sites.flatMap(({ owner, building }) => (owner === force.seat && building ? [texts.name(`building:${building}`)] : []));
  const pieces = [...(force.fighters > 0 ? [texts.amount('resource:fighter', force.fighters)] : []), ...standees, ...buildings];
  return `${player}: ${pieces.join(', ')}`;
}
