import type { LogRow } from '../api/types';
import { type LogGroup, linesOfGroup, logGroups } from './log-groups';
import { activeRows, logLines, type LogRules } from './log-lines';

/** Something that others did, or a round that began, since one's last decision. */
export interface Happening {
  group: LogGroup;
  /** How many moves of the line that stands lead to the position after it. */
  move: number;
}

/** What happened since a seat decided last, the oldest first. Automatic answers are no decisions. */
export function happeningsSince(rows: readonly LogRow[], me: number, rules: LogRules = {}): Happening[] {
  const active = activeRows(rows);
  const last = active.findLastIndex((row) => row.kind === 'move' && row.seat === me && !row.auto);
  if (last < 0) return [];
  const decided = active[last]?.index ?? -1;
  const groups = withEnds(logGroups(logLines(rows.filter((row) => row.index >= firstRowOfRound(rows, decided, rules)), rules))).filter(
    ({ head, round }) => (head.index > decided || ((round !== null || head.isChapter) && head.index >= decided)) && !head.isUndone && (head.seat !== me || round !== null),
  );
  return groups
    .filter(({ head }) => head.kind === 'move' || head.kind === 'chance')
    .map((group) => ({ group, move: movesUpTo(active, group) }));
}

/** What the rules do at the end of a turn belongs to its action; its parts are seen when it is unfolded in the log. */
function withEnds(groups: readonly LogGroup[]): LogGroup[] {
  const found: LogGroup[] = [];
  for (const group of groups) {
    const before = found.at(-1);
    if (before && isEndOf(before, group)) found.splice(-1, 1, { ...before, shown: [...before.shown, group.head], quiet: [...before.quiet, ...group.shown, ...group.quiet] });
    else found.push(group);
  }
  return found;
}

function isEndOf(action: LogGroup, { number, round, head }: LogGroup): boolean {
  return action.number !== null && number === null && round === null && !head.isChapter && head.row.turn === action.head.row.turn;
}

/** Actions are numbered from the beginning of their round, so the log is read from there. */
function firstRowOfRound(rows: readonly LogRow[], decided: number, { isRound }: LogRules): number {
  const starts = (row: LogRow) => row.events?.some((event) => event.kind === 'round-started' || isRound?.(event.kind)) ?? false;
  return rows.findLast((row) => row.index < decided && starts(row))?.index ?? 0;
}

function movesUpTo(active: readonly LogRow[], group: LogGroup): number {
  const last = Math.max(...linesOfGroup(group).map((line) => line.index));
  return active.filter((row) => row.index <= last).length;
}
