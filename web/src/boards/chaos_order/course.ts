import type { GameEvent } from '../../api/types';
import type { PictogramPart } from '../../shell/pictogram';
import type { GameTexts } from '../../text/game-texts.svelte';
import type { ActionCourse, ActionPart, SeatView } from '../contract';
import type { ChaosOrderEvent } from './battle/battle';
import { amounts, auxiliary, mainAction } from './parts/pictograms';
import { gainWords, payWords } from './parts/words';
import { PRINTED, type PrintedCell } from './printed';
import { payments } from './strip/phase-words';
import type { ChaosOrderView } from './view';

/** The number of the part that is at hand. */
const AT = { price: 0, start: 1, main: 1, auxiliary: 2 };

/** The price, the main action and the auxiliary action of the own turn. */
export function actionCourse(view: ChaosOrderView, seat: number, history: readonly GameEvent[], seats: readonly SeatView[], texts: GameTexts): ActionCourse | null {
  const { action, phase, turn, points } = view;
  const cell = action ? PRINTED.tracks[phase]?.[action.column - 1] : undefined;
  if (!action || !cell || turn !== seat) return null;
  const now = AT[action.part];
  const told = [pricePart(view, isUnpaid(history, seat), seats, texts), mainPart(view, cell, texts), auxiliaryPart(cell, action.is_auxiliary_free, texts)];
  return {
    parts: told.map((part, at) => ({ ...part, time: at < now ? 'done' : at === now ? 'now' : 'later' })),
    leaving: action.part === 'price' || action.part === 'main' ? { verb: action.part === 'price' ? 'pass' : 'end', words: texts.format('chaos_order-course-leaving', { part: action.part, points }) } : null,
  };
}

type Told = Omit<ActionPart, 'time'>;

/** Whether a card has replaced the price of the action that was begun. */
function isUnpaid(history: readonly GameEvent[], seat: number): boolean {
  const events = history as readonly ChaosOrderEvent[];
  const begun = events.findLastIndex((event) => event.kind === 'acted' && event.values.seat === seat);
  const next = events[begun + 1];
  return next?.kind !== 'paid-faction' && !(next?.kind === 'paid' && next.values.resource === 'resource:energy');
}

function pricePart(view: ChaosOrderView, isFree: boolean, seats: readonly SeatView[], texts: GameTexts): Told {
  const price = view.prices[view.phase];
  const paid = price ? payments(price, seats, texts).filter(({ amount }) => amount > 0) : [];
  const isOwed = paid.length > 0 && !(isFree && view.action?.part !== 'price');
  const free = texts.format('chaos_order-course-free');
  const all = paid.map(({ amount, whom }) => ({ amount, whom: whom || texts.format('chaos_order-board-to-supply') }));
  const words = all.map(({ amount, whom }) => texts.format('chaos_order-board-pays-to', { amount, whom })).join(', ');
  return {
    name: texts.format('chaos_order-course-price'),
    picture: isOwed ? all.flatMap(({ amount, whom }, at): PictogramPart[] => [{ text: `${at > 0 ? '+ ' : ''}${amount}`, symbol: 'co-energy' }, { text: whom }]) : [{ text: free }],
    words: `${texts.format('chaos_order-course-price')}: ${isOwed ? words : free}`,
  };
}

function mainPart(view: ChaosOrderView, cell: PrintedCell, texts: GameTexts): Told {
  const name = texts.name(`phase:${view.phase}`);
  const isNow = view.action?.part === 'main';
  const left = texts.format('chaos_order-board-points', { points: view.points });
  return {
    name: texts.format('chaos_order-board-phase-short', { phase: view.phase, name: `phase:${view.phase}` }),
    picture: isNow ? [{ text: left }] : mainAction(cell.main),
    words: `${name}: ${isNow ? left : gainWords(cell.main, texts)}`,
  };
}

function auxiliaryPart(cell: PrintedCell, isFree: boolean, texts: GameTexts): Told {
  const gain = gainWords(cell.aux_gain, texts);
  return {
    name: texts.verb('auxiliary'),
    picture: isFree ? amounts(cell.aux_gain) : auxiliary(cell),
    words: isFree ? texts.format('chaos_order-course-free-auxiliary', { gain }) : texts.format('chaos_order-course-auxiliary', { price: payWords(cell.aux_pay, texts), gain }),
  };
}
