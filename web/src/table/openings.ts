import type { Option } from '../api/types';
import type { BoardModule } from '../boards/contract';
import type { LogRules } from './log-lines';

/** A tab that is played at once: its move, the message of its label, and its option if it is possible now. */
export interface Opening {
  move: string;
  label: string;
  option: Option | null;
}

/** All tabs of a verb that are played at once; none for other verbs. */
export function openingsOf(verb: string, options: readonly Option[], { openings }: Pick<BoardModule, 'openings'>): Opening[] {
  return Object.entries(openings?.[verb] ?? {}).map(([move, label]) => ({ move, label, option: options.find((option) => option.move === move) ?? null }));
}

/** What a board says of its log. */
export function logRulesOf(board: Pick<BoardModule, 'openings' | 'chapters' | 'roundEvent'>): LogRules {
  return { isOpening: (move) => openingOf(move, board) !== null, isChapter: (kind) => board.chapters?.includes(kind) ?? false, isRound: (kind) => kind === board.roundEvent };
}

/** The verb of a move that is a tab; null for other moves. */
export function openingOf(move: string, { openings }: Pick<BoardModule, 'openings'>): string | null {
  const [verb = ''] = move.split(' ');
  return openings?.[verb]?.[move] ? verb : null;
}
