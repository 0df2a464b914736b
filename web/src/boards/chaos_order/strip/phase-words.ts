import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { sentences } from '../parts/words';
import { PRINTED } from '../printed';
import type { ChaosOrderView } from '../view';
import type { PhaseRow, Price } from './phases';

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

/** What acting costs the viewer: to whom how much. */
export function payments(price: Price, seats: readonly SeatView[], texts: Words): { amount: number; whom: string }[] {
  const owner = price.owner === null ? '' : (seats[price.owner]?.name ?? '');
  const all = [
    { amount: price.to_owner, whom: owner },
    { amount: price.to_left + price.to_right, whom: texts.format('chaos_order-board-to-neighbours') },
    { amount: price.to_supply, whom: price.to_owner + price.to_left + price.to_right === 0 ? texts.format('chaos_order-board-to-supply') : '' },
  ];
  const paid = all.filter(({ amount }) => amount > 0);
  return paid.length > 0 ? paid : [{ amount: 0, whom: texts.format('chaos_order-board-free') }];
}

/** A short line below a phase: what the viewer did there, or what will happen. */
export function noteOf({ phase, time, done }: PhaseRow, view: ChaosOrderView, seats: readonly SeatView[], texts: Words, me: number | null): string {
  if (done) return texts.format('chaos_order-board-done', { done });
  const own = me === null ? null : view.players[me];
  if (phase === 'combat' && time !== 'past') return view.due.length > 0 ? texts.format('chaos_order-board-battles', { count: view.due.length }) : '';
  if (phase === 'income' && own && time !== 'past') return texts.format('chaos_order-board-income-row', { row: rowWords(own.income_row) });
  if (phase === 'relic' && time !== 'past') return relicWords(view, seats, texts);
  return '';
}

/** The region counts of an income row: "3–5", "8+". */
export function rowWords(number: number): string {
  const row = PRINTED.income[number];
  if (!row) return '';
  return number === PRINTED.income.length - 1 ? `${row.min}+` : `${row.min}–${row.max}`;
}

function relicWords(view: ChaosOrderView, seats: readonly SeatView[], texts: Words): string {
  const found = Object.values(view.regions).find(({ relic }) => relic === view.round);
  if (!found) return '';
  const holder = found.controller === null ? '' : (seats[found.controller]?.name ?? '');
  return texts.format('chaos_order-board-relic-now', { relic: view.round, player: holder, has: holder ? 'yes' : 'no' });
}

/** A phase as it is spoken: its price with its receivers, and who is done. */
export function spokenPhase(row: PhaseRow, view: ChaosOrderView, seats: readonly SeatView[], texts: Words): string {
  const { price, phase } = row;
  const parts = [texts.name(`phase:${phase}`)];
  if (price) {
    const paid = payments(price, seats, texts).map(({ amount, whom }) => texts.format('chaos_order-board-pays-to', { amount, whom: whom || texts.format('chaos_order-board-to-supply') }));
    const owner = price.owner === null ? '' : (seats[price.owner]?.name ?? '');
    parts.push(texts.format('chaos_order-board-priced', { owner, has: owner ? 'yes' : 'no', tile: texts.name(`${owner ? 'price_tile' : 'neutral_tile'}:${price.tile}`), paid: paid.join(', ') }));
  }
  const turn = row.time === 'now' ? seats[view.turn]?.name : undefined;
  return sentences(...parts, turn && texts.format('chaos_order-board-turn-of', { player: turn }));
}
