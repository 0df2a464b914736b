import type { SeatView } from '../../boards/contract';
import { capitalized, type GameTexts } from '../../text/game-texts.svelte';
import { t } from '../../text/language.svelte';
import { distances, firstRival, type Outcome, sourceRows } from './outcome';

/** How the game ended for a seat, or who has won. */
export function resultTitle(outcome: Outcome, seats: readonly SeatView[], me: number | null): string {
  if (me === null) return t('result-winner', { names: namesOf(outcome.winners, seats) });
  const place = outcome.places[me] ?? 0;
  if (place > 1) return t('result-place', { place });
  return t(new Set(outcome.winners.map((seat) => outcome.teams[seat] ?? seat)).size > 1 ? 'result-shared' : 'result-won');
}

/** How far one is from the winner and from the places next to one's own. */
export function distanceWords(outcome: Outcome, seats: readonly SeatView[], own: number): string {
  const words = distances(outcome, own).map(({ seat, points }) => {
    const id = points === 0 ? 'result-level' : points < 0 ? 'result-behind' : 'result-ahead';
    return t(id, { name: seats[seat]?.name ?? '', points: Math.abs(points) });
  });
  return capitalized(words.join(', '));
}

export function namesOf(numbers: readonly number[], seats: readonly SeatView[]): string {
  return numbers.map((seat) => seats[seat]?.name ?? '').join(', ');
}

/** The result in a few sentences. */
export function spokenResult(outcome: Outcome, seats: readonly SeatView[], me: number | null, texts: GameTexts): string {
  const own = me ?? outcome.winners[0] ?? 0;
  const rival = firstRival(outcome, own);
  const [widest] = rival === null ? [] : sourceRows(outcome, own, rival);
  const sentences = [resultTitle(outcome, seats, me), distanceWords(outcome, seats, own)];
  if (widest && widest.gap < 0) sentences.push(t('result-widest', { source: texts.name(`points:${widest.source}`), points: -widest.gap }));
  return sentences.filter(Boolean).join('. ');
}
