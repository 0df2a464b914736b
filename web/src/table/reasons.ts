import type { Condition, Option, Reason } from '../api/types';
import { type Amount, isShortage, missingOf } from './prices';

/** Whether the move fails by an amount, such as ore or range, so that a player may have expected it to be possible. */
export function isPlausible({ failures }: Pick<Reason, 'failures'>): boolean {
  return failures.some(isCounted);
}

function isCounted({ numbers }: Condition): boolean {
  return Object.values(numbers).some((value) => typeof value === 'number');
}

/**
 * The refused wishes of a target, of which one is explained or several are offered in a menu.
 * If none fails by an amount, one is enough: the first with the fewest conditions.
 */
export function refusedWishes(reasons: readonly Reason[]): Reason[] {
  const refused = reasons.filter(({ failures }) => failures.length > 0);
  const plausible = withoutEqual(refused.filter(isPlausible));
  if (plausible.length > 0) return plausible;
  return [...refused].sort((a, b) => a.failures.length - b.failures.length).slice(0, 1);
}

/** Of wishes of a verb that fail in the same way and that nothing cures, the first. */
function withoutEqual(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ verb, failures, cure }) => {
    const key = JSON.stringify([verb, failures.map(({ rule, numbers, resource }) => [rule, numbers, resource])]);
    const isNew = cure !== null || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The conditions that no number explains. */
export function otherConditions({ failures }: Pick<Reason, 'failures'>): Condition[] {
  return failures.filter((condition) => !isShortage(condition));
}

export interface PartialCure {
  moves: Option[];
  /** What the moves bring, and what is still missing afterwards. */
  brings: Amount[];
  stays: Amount[];
}

/** If nothing cures the whole refusal: the moves that cure the condition that is cheapest to cure, unless it is the only one. */
export function partialCure({ cure, failures }: Pick<Reason, 'cure' | 'failures'>): PartialCure | null {
  const curable = failures.find((condition) => condition.cure && condition.cure.length > 0);
  if (cure || !curable?.cure) return null;
  const others = failures.filter(({ resource }) => resource !== curable.resource);
  return { moves: curable.cure, brings: missingOf([curable]), stays: missingOf(others) };
}
