import { untrack } from 'svelte';
import { preferences, type BotPace } from '../shell/preferences.svelte';
import { LastSeen } from './last-seen.svelte';
import type { Review } from './review.svelte';

const ACTION_MS = 1000;
const MAX_WALKED = 6; // as many as there are cards in sight

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** The chosen pace; without a choice one second for each action, or at once for those who want no motion. */
export function botPace(): BotPace {
  if (preferences.bot_pace !== 'auto') return preferences.bot_pace;
  return reducedMotion.matches || preferences.motion === 'off' ? 'at_once' : 'second';
}

/**
 * Walks the board through actions that have not been shown yet, at the chosen pace: those of bots, and when the table is
 * opened all that others did meanwhile. What was shown is kept in the browser, so that a reload does not show it again.
 * Called while a component is made.
 */
export function paceReview(review: Review, table: string, isBot: (seat: number | null) => boolean): void {
  const shown = new LastSeen(`${table}.actions`);
  let isOpening = true;

  $effect(() => {
    const { happenings } = review;
    const pace = botPace();
    if (happenings.length === 0) return;
    untrack(() => {
      const first = happenings.findIndex(({ group }) => group.head.index > shown.index);
      const isDue = first >= 0 && (isOpening || happenings.slice(first).some(({ group }) => isBot(group.head.seat)));
      if (isDue && pace !== 'at_once' && !review.isWalking) review.walk(pace === 'second' ? Math.max(first, happenings.length - MAX_WALKED) : first);
      isOpening = false;
      shown.index = Math.max(shown.index, ...happenings.map(({ group }) => group.head.index));
    });
  });

  $effect(() => {
    if (!review.isWalking) shown.save(shown.index);
  });

  $effect(() => {
    if (!review.isWalking || review.at === null || botPace() !== 'second') return;
    const timer = setTimeout(() => review.next(), ACTION_MS);
    return () => clearTimeout(timer);
  });
}
