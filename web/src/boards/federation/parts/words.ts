import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';

/** What a component does, in a sentence; empty if there is no text for it. */
export function about(reference: string, texts: GameTexts): string {
  return texts.find(`federation-about-${reference.replace(':', '-')}`) ?? '';
}

/** Its name and what it does. */
export function described(reference: string, texts: GameTexts): string {
  return sentences(capitalized(texts.name(reference)), about(reference, texts));
}

/** Join sentences, without the last full stop; empty ones are left out. */
export function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [part.replace(/\.$/, '')] : [])).join('. ');
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const SOFT_HYPHEN = '\u00ad';

/** The name of a senate action with soft hyphens. */
export function hyphenatedName(action: string, texts: GameTexts): string {
  return texts.format(`federation-board-cell-${action}`).replaceAll('|', SOFT_HYPHEN);
}

/** Every player with their number: "You: 3, Quasar: 2". */
export function countsBySeat(counts: readonly number[], seats: readonly SeatView[], texts: GameTexts): string {
  return counts
    .map((count, seat) => texts.format('federation-board-seat-count', { player: seats[seat]?.name ?? '', count }))
    .join(', ');
}

/** Seats with their numbers, the highest first; equal ones in the order of seats. */
export function ranked(counts: readonly number[]): { seat: number; count: number }[] {
  return counts.map((count, seat) => ({ seat, count })).sort((a, b) => b.count - a.count);
}
