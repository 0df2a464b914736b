import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { gainWords, payWords, sentences } from '../parts/words';
import { type PrintedCell, PRINTED } from '../printed';
import type { ChaosOrderView } from '../view';

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

/** What a column gives: main action, once on entering, auxiliary action. */
export function cellWords(cell: PrintedCell, texts: Words): string {
  const once = cell.instant.map((option) => gainWords(option, texts)).join(texts.format('chaos_order-words-or'));
  return texts.format('chaos_order-board-cell', {
    main: gainWords(cell.main, texts), once, has: once ? 'yes' : 'no', lock: cell.lock ? 'yes' : 'no',
    price: payWords(cell.aux_pay, texts), extra: gainWords(cell.aux_gain, texts),
  });
}

/** A track as it is spoken: the viewer's column and the next one, then where the others are. */
export function trackWords(track: string, view: ChaosOrderView, seats: readonly SeatView[], me: number | null, texts: Words): string {
  const cells = PRINTED.tracks[track] ?? [];
  const own = me === null ? null : (view.players[me]?.columns[track] ?? null);
  const now = own === null ? undefined : cells[own - 1];
  const next = own === null ? undefined : cells[own];
  const others = seats.filter(({ seat, isMe }) => !isMe && view.players[seat]?.faction).map(({ seat, name }) => `${name} ${view.players[seat]?.columns[track] ?? 1}`);
  return sentences(
    texts.name(`track:${track}`),
    now && own !== null && texts.format('chaos_order-board-column', { column: own, words: cellWords(now, texts) }),
    next && own !== null && texts.format('chaos_order-board-next-column', { column: own + 1, words: cellWords(next, texts) }),
    others.join(', '),
  );
}
