import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { gainWords, sentences } from '../parts/words';
import { marchTo } from './march-tags';
import type { ChaosOrderView, Force, Region } from '../view';

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

/** A region as it is spoken: terrain and place, harvest, relic, who stands there, what is built. */
export function regionWords(name: string, region: Region, view: ChaosOrderView, seats: readonly SeatView[], texts: Words, picked: readonly string[] = []): string {
  const harvest = Object.keys(region.harvest.gain).length > 0 ? texts.format('chaos_order-board-harvest', { gain: gainWords(region.harvest.gain, texts) }) : '';
  const free = region.sites.filter(({ owner, building }) => owner === null && !building);
  return sentences(
    texts.name(`region:${name}`),
    harvest,
    region.relic !== null && texts.name(`relic:${region.relic}`),
    ...region.forces.map((force) => forceWords(force, region, seats, texts)),
    free.length > 0 && texts.format('chaos_order-board-free-foundations', { count: free.length }),
    region.is_contested && dueWords(name, view, seats, texts),
    marchWords(name, view, seats, texts, picked),
    view.tunnels.some((ends) => ends.includes(name)) && texts.format('chaos_order-board-tunnel', { other: view.tunnels.find((ends) => ends.includes(name))?.find((end) => end !== name) ?? '' }),
  );
}

/** What a march there would bring. */
function marchWords(name: string, view: ChaosOrderView, seats: readonly SeatView[], texts: Words, picked: readonly string[]): string {
  const march = marchTo(name, view, picked);
  if (!march) return '';
  const [own = 0, other = 0] = march.strengths;
  return texts.format('chaos_order-board-march', { brings: march.rival !== null ? 'battle' : march.is_new ? 'region' : 'nothing', rival: seats[march.rival ?? -1]?.name ?? '', own, other });
}

function dueWords(name: string, view: ChaosOrderView, seats: readonly SeatView[], texts: Words): string {
  const due = view.due.find(({ region }) => region === name);
  if (!due) return texts.format('chaos_order-board-contested');
  const [one, other] = due.seats.map((seat, at) => `${seats[seat]?.name ?? ''} ${due.strengths[at]}`);
  return texts.format('chaos_order-board-due', { one: one ?? '', other: other ?? '' });
}

function forceWords(force: Force, region: Region, seats: readonly SeatView[], texts: Words): string {
  const player = seats.find(({ seat }) => seat === force.seat)?.name ?? '';
  const standees = [...force.leaders, ...force.rhyzu].map((leader) => texts.name(`leader:${leader}`));
  const buildings = region.sites.flatMap(({ owner, building }) => (owner === force.seat && building ? [texts.name(`building:${building}`)] : []));
  const pieces = [...(force.fighters > 0 ? [texts.amount('resource:fighter', force.fighters)] : []), ...standees, ...buildings];
  return `${player}: ${pieces.join(', ')}`;
}

/** A base or a ship with the units there. */
export function baseWords(seat: number, view: ChaosOrderView, seats: readonly SeatView[], texts: Words): string {
  const player = view.players[seat];
  const leaders = player?.leaders.filter(({ place }) => place === 'base').map(({ name }) => texts.name(`leader:${name}`)) ?? [];
  const units = [texts.amount('resource:fighter', player?.home ?? 0), ...leaders];
  return texts.format('chaos_order-board-base', { player: seats[seat]?.name ?? '', units: units.join(', ') });
}
