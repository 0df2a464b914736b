import { preferences } from '../../../shell/preferences.svelte';

const MOST = 8; // steps that nobody would wait for
const seen = { battle: -1, steps: 0 };

/** The first step of a battle that has not been shown yet, if it is the latest of a few; null if all are shown at once. */
export function firstUnseen(battle: number, steps: number): number | null {
  const first = seen.battle === battle ? seen.steps : 0;
  const isStill = preferences.motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill || steps - first < 2 || steps - first > MOST ? null : first;
}

/** So many steps of a battle have been shown. */
export function markSeen(battle: number, steps: number): void {
  Object.assign(seen, { battle, steps });
}
