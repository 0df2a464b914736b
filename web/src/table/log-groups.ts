import { seatIn, valuesOf } from '../api/events';
import type { GameEvent, LogRow } from '../api/types';
import type { BoardModule } from '../boards/contract';
import type { GameTexts } from '../text/game-texts.svelte';
import { isArithmetic } from './changes';
import { activeRows, byIndex, isAbout, isRuleEvent, type LogLine, logLines } from './log-lines';

/** The lines of one action, or of the beginning of a round; any other line is alone. */
export interface LogGroup {
  key: string;
  /** Round and action, `3.2`, or only the action in a game without rounds; null for what is no action. */
  number: string | null;
  round: number | null;
  head: LogLine;
  /** What the head has changed: its own events, and those of steps that only pay or gain. */
  events: GameEvent[];
  /** Moves that left the decision open, such as conversions. */
  free: LogLine[];
  /** Further steps, and answers of others that changed something. */
  shown: LogLine[];
  /** All the rest, which is seen when the group is unfolded. */
  quiet: LogLine[];
}

interface OpenGroup {
  turn: number;
  number: string | null;
  round: number | null;
  lines: LogLine[];
}

const ROUND_STARTED = 'round-started';

/** Group lines by action. Actions are numbered anew in each round, if there are rounds. */
export function logGroups(lines: readonly LogLine[]): LogGroup[] {
  const groups: OpenGroup[] = [];
  let round = 0;
  let turnsBefore = 0;
  for (const line of lines) {
    const turn = line.row.turn ?? 0;
    const open = groups.at(-1);
    const begun = roundBegunBy(line);
    if (begun !== null) {
      [round, turnsBefore] = [begun, turn];
      groups.push({ turn, number: null, round: begun, lines: [line] });
    } else if (open && continues(open, line, turn)) open.lines.push(line);
    else groups.push({ turn, number: numberOf(line, round, turn - turnsBefore), round: null, lines: [line] });
  }
  return groups.map(closed);
}

function roundBegunBy({ events: [first], beginsRound }: LogLine): number | null {
  return first && (beginsRound || (first.kind === ROUND_STARTED && isRuleEvent(first))) ? Number(valuesOf(first).round) : null;
}

/** What the rules do at the beginning of a round belongs to it, what is done in one turn to its action. */
function continues(open: OpenGroup, line: LogLine, turn: number): boolean {
  if (line.isChapter) return false;
  const [begun] = open.lines;
  if (begun?.isChapter) return open.turn === turn && isPlayed(line) && begun.isUndone === line.isUndone;
  const [first] = line.events;
  const isRule = first !== undefined && isRuleEvent(first);
  if (open.round !== null) return open.turn === turn && isPlayed(line);
  const last = open.lines.at(-1);
  const isOpen = open.number !== null || line.kind === 'chance'; // what is drawn belongs to the rule that has it drawn
  return !isRule && turn > 0 && open.turn === turn && isOpen && last?.isUndone === line.isUndone && isPlayed(line);
}

function isPlayed({ kind }: LogLine): boolean {
  return kind === 'move' || kind === 'chance';
}

function numberOf(line: LogLine, round: number, action: number): string | null {
  const isAction = !line.isChapter && isPlayed(line) && (line.row.turn ?? 0) > 0 && !(line.events[0] && isRuleEvent(line.events[0]));
  return isAction && (line.row.is_main || line.row.is_free) ? numbered(round, action) : null;
}

function numbered(round: number, action: number): string {
  return round > 0 ? `${round}.${action}` : String(action);
}

function closed({ number, round, lines }: OpenGroup): LogGroup {
  const head = lines.find((line) => line.isChapter || line.row.is_main) ?? lines.find((line) => !line.row.is_free) ?? (lines[0] as LogLine);
  const rest = lines.filter((line) => line !== head);
  const isFree = (line: LogLine) => Boolean(line.row.is_free) && line.seat === head.seat;
  const isMerged = (line: LogLine) => line.seat === head.seat && line.events.every(isArithmetic);
  const steps = round === null ? rest.filter((line) => !isFree(line) && !isMerged(line)) : [];
  const merged = round === null ? rest.filter((line) => !isFree(line) && isMerged(line)) : [];
  const shown = steps.filter((line) => (line.seat === head.seat && line.kind !== 'chance') || line.events.some(changesAmounts));
  return {
    key: head.key,
    number,
    round,
    head,
    events: [head, ...merged].flatMap((line) => line.events),
    free: rest.filter(isFree),
    shown,
    quiet: round === null ? steps.filter((line) => !shown.includes(line)) : rest,
  };
}

function changesAmounts(event: GameEvent): boolean {
  return isArithmetic(event) || (seatIn(event) !== null && valuesOf(event).amount !== undefined);
}

export function linesOfGroup({ head, free, shown, quiet }: LogGroup): LogLine[] {
  return [head, ...free, ...shown, ...quiet];
}

/** What a board says of a whole action, without the steps of others in it. */
export function headlineWords(group: LogGroup, { headline }: Pick<BoardModule, 'headline'>, texts: GameTexts): string | null {
  if (!headline || group.round !== null) return null;
  const lines = byIndex(linesOfGroup(group)).filter((line) => group.head.isChapter || line.seat === group.head.seat);
  return headline(lines.flatMap((line) => line.events), texts);
}

/** Whether a group is shown under a filter: `all`, `scoring` or the number of a seat. */
export function passesFilter(group: LogGroup, filter: string): boolean {
  if (filter === 'all' || group.round !== null) return true;
  const lines = linesOfGroup(group);
  if (filter === 'scoring') return lines.some((line) => line.events.some((event) => event.kind === 'scored')) || group.events.some((event) => event.kind === 'scored');
  return isAbout(group.head, Number(filter)) || group.shown.some((line) => isAbout(line, Number(filter)));
}

/** The number of the action that a position is in or after, `3.2` or `5`; null before the first one. */
export function actionAt(log: readonly LogRow[], moves: number): string | null {
  return logGroups(logLines(activeRows(log).slice(0, moves))).findLast(({ number }) => number !== null)?.number ?? null;
}
