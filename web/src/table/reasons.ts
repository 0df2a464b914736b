import type { Failure, Reason } from '../api/types';

/** Whether the move fails by an amount, such as ore or range, so that a player may have expected it to be possible. */
function isPlausible({ failures }: Reason): boolean {
  return failures.some(isCounted);
}

function isCounted({ numbers }: Failure): boolean {
  return Object.values(numbers).some((value) => typeof value === 'number');
}

/**
 * The reason to show for a target: that of the open verb, otherwise the most plausible one.
 * Null if something is possible there. Implausible reasons are shown only if asked for explicitly.
 */
export function bestReason(reasons: readonly Reason[], verb: string | null, isExplicit: boolean): Reason | null {
  if (reasons.some((reason) => reason.failures.length === 0)) return null;
  const candidates = isExplicit ? reasons : reasons.filter(isPlausible);
  const weight = (reason: Reason) => (isPlausible(reason) ? 0 : 100) + reason.failures.length;
  const nearest = [...candidates].sort((a, b) => weight(a) - weight(b))[0];
  return candidates.find((reason) => reason.verb === verb) ?? nearest ?? null;
}
