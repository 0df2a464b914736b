import type { Locked } from '../api/types';

export interface RunningSum {
  resource: string;
  have: number;
  need: number;
}

/** The sum that the one locked verb of a decision still lacks; null if several are locked, or nothing is counted. */
export function runningSum(locked: readonly Locked[]): RunningSum | null {
  const [only, ...others] = locked;
  const failure = others.length === 0 ? only?.failures.find(({ resource }) => resource) : undefined;
  const { have, need } = failure?.numbers ?? {};
  return failure && typeof have === 'number' && typeof need === 'number' ? { resource: failure.resource, have, need } : null;
}
