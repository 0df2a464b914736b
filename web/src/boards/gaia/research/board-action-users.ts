import type { GameEvent } from '../../../api/types';
import { gaiaEvents } from '../view';

/** The seats that have used board actions in this round, by action. */
export function boardUsers(history: readonly GameEvent[]): Map<string, number> {
  const start = history.findLastIndex((event) => event.kind === 'round-started');
  const used = gaiaEvents(history.slice(start + 1)).filter((event) => event.kind === 'board-action');
  return new Map(used.map(({ values }) => [values.board.replace('board:', ''), values.seat]));
}
