import type { Locked } from '../api/types';

export interface RunningSum {
  resource: string;
  have: number;
  need: number;
}

/** What is still missing before a move that is put together can be closed; null if that is not the one locked verb, or nothing is counted. */
export function runningSum(locked: readonly Locked[]): RunningSum | null {
  const [only, ...others] = locked;
  const isClosing = others.length === 0 && only?.move === only?.verb; // it names nothing more
  const failure = isClosing ? only?.failures.find(({ resource }) => resource) : undefined;
  const { have, need } = failure?.numbers ?? {};
  return failure && typeof have === 'number' && typeof need === 'number' ? { resource: failure.resource, have, need } : null;
}
