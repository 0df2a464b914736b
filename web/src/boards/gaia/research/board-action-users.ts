import type { GameEvent } from '../../../api/types';
import { gaiaEvents } from '../view';

/** Who has used which board action in this round. */
export function boardUsers(history: readonly GameEvent[]): Map<string, number> {
  const start = history.findLastIndex((event) => event.kind === 'round-started');
  const used = gaiaEvents(history.slice(start + 1)).filter((event) => event.kind === 'board-action');
  return new Map(used.map(({ values }) => [values.board.replace('board:', ''), values.seat]));
}
