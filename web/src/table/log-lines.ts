import { seatIn, valuesOf } from '../api/events';
import type { GameEvent, LogRow } from '../api/types';
import { capitalized, type GameTexts, withoutSubject } from '../text/game-texts.svelte';
import { t } from '../text/language.svelte';
import { isArithmetic } from './changes';
import type { Reference } from './targets';

export interface LogLine {
  /** Index of the row and of the line within it. */
  key: string;
  index: number;
  kind: string;
  seat: number | null;
  at: number;
  row: LogRow;
  events: GameEvent[];
  isUndone: boolean;
  /** It begins something of its own. */
  isChapter?: boolean;
  beginsRound?: boolean;
}

/** What a game's board says of its log. */
export interface LogRules {
  /** Whether a move is a tab that is played at once. */
  isOpening?: (move: string) => boolean;
  /** Whether an event begins something of its own, such as a battle. */
  isChapter?: (kind: string) => boolean;
  /** Whether an event begins a round, in a game whose rules do not name it. */
  isRound?: (kind: string) => boolean;
}

const SILENT = new Set(['consent']);
const PLAYED = new Set(['move', 'chance']);
const LINE_BATCH = 20;
export const HIDDEN = '?'; // stands for a move that this seat must not see

/** The log as readable lines. Rows without content are left out, events caused by rules get their own lines, undone moves are marked; glances at a tab are not told. */
export function logLines(rows: readonly LogRow[], { isOpening = () => false, isChapter = () => false, isRound = () => false }: LogRules = {}): LogLine[] {
  const undone = undoneIndices(rows);
  const glances = glancesIn(rows, undone, isOpening);
  return rows
    .filter((row) => !glances.has(row.index) && !SILENT.has(row.kind) && (!PLAYED.has(row.kind) || hasContent(row)))
    .flatMap((row) => linesOf(row, undone.has(row.index), isChapter, isRound));
}

function linesOf(row: LogRow, isUndone: boolean, isChapter: (kind: string) => boolean, isRound: (kind: string) => boolean): LogLine[] {
  const isOwn = (kind: string) => isChapter(kind) || isRound(kind);
  return splitByRule(row.events ?? [], isOwn).map((events, part) => ({
    key: `${row.index}.${part}`,
    index: row.index,
    kind: row.kind,
    isChapter: events[0] !== undefined && isChapter(events[0].kind),
    beginsRound: events[0] !== undefined && isRound(events[0].kind),
    seat: events[0] && (isRuleEvent(events[0]) || isOwn(events[0].kind) || row.kind === 'chance') ? seatIn(events[0]) : row.seat,
    at: row.at,
    row: part === 0 ? row : { ...row, move: undefined, auto: false },
    events,
    isUndone,
  }));
}

/** Split the events of a row into lines. An event caused by a rule begins a line, unless it continues one of the same kind and seat; so does one that begins something of its own. */
export function splitByRule(events: readonly GameEvent[], isChapter: (kind: string) => boolean = () => false): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    const head = parts.at(-1)?.[0];
    const isMore = head && head.kind === event.kind && seatIn(head) === seatIn(event);
    if ((isRuleEvent(event) || isChapter(event.kind)) && head && !isMore) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

/** Whether a rule caused the event; such an event names it. */
export function isRuleEvent(event: GameEvent): boolean {
  return event.values.rule !== undefined;
}

/** Whether a line belongs to a seat, or to the table with an event for that seat. */
export function isAbout(line: LogLine, seat: number): boolean {
  return line.seat === null ? line.events.some((event) => seatIn(event) === seat) : line.seat === seat;
}

/** A hidden move is told of, a hidden draw is not: what it leads to is. */
function hasContent(row: LogRow): boolean {
  return (row.events ?? []).length > 0 || (row.kind === 'move' && row.move === HIDDEN);
}

/** Indices of rows that were undone and not redone. */
export function undoneIndices(rows: readonly LogRow[]): Set<number> {
  const undone = new Set<number>();
  const played = rows.filter((row) => PLAYED.has(row.kind)).map((row) => row.index);
  let batches: number[][] = [];
  for (const row of rows) {
    if (row.kind === 'undo') {
      const taken = played.filter((index) => index > (row.to ?? -1) && index < row.index && !undone.has(index));
      batches.push(taken);
      for (const index of taken) undone.add(index);
    } else if (row.kind === 'redo') {
      for (const index of batches.pop() ?? []) undone.delete(index);
    } else if (row.kind === 'move') batches = [];
  }
  return undone;
}

/** Tabs that were opened and left again: their moves, and the rows that took them back. */
function glancesIn(rows: readonly LogRow[], undone: ReadonlySet<number>, isOpening: (move: string) => boolean): Set<number> {
  const glances = new Set<number>();
  for (const row of rows.filter(({ kind }) => kind === 'undo')) {
    const [taken, ...others] = rows.filter(({ index }) => index > (row.to ?? -1) && index < row.index && !glances.has(index));
    const isGlance = taken?.kind === 'move' && others.length === 0 && undone.has(taken.index) && isOpening(taken.move ?? '');
    if (isGlance) [taken.index, row.index].forEach((index) => glances.add(index));
  }
  return glances;
}

/** At least the last `wanted` lines. Old lines are dropped in batches, so that the list does not shift with every new line. */
export function newestLines<T>(lines: readonly T[], wanted: number): T[] {
  const before = Math.max(0, lines.length - wanted);
  return lines.slice(before - (before % LINE_BATCH));
}

/** The event that tells best what happened. */
export function headlineOf({ events }: Pick<LogLine, 'events'>): GameEvent | undefined {
  return events.find((event) => !isArithmetic(event)) ?? events[0];
}

/** What a line says, without the name of its seat at the beginning. */
export function lineWords({ kind, seat, row }: LogLine, headline: GameEvent | undefined, names: readonly string[], texts: GameTexts): string {
  if (headline) return texts.shortEvent(headline);
  const name = names[seat ?? -1] ?? '';
  const sentence = t(`log-${kind}`, { name, what: row.what ?? '', about: typeof row.about === 'number' ? (names[row.about] ?? '') : '' });
  return name && sentence.startsWith(name) ? capitalized(withoutSubject(sentence.slice(name.length))) : sentence;
}

export function byIndex(lines: readonly LogLine[]): LogLine[] {
  return [...lines].sort((a, b) => a.index - b.index);
}

/** All references in the values of events. */
export function referencesIn(events: readonly GameEvent[]): Reference[] {
  const values = events.flatMap((event) => Object.values(valuesOf(event)));
  return values.filter((value): value is string => typeof value === 'string' && value.includes(':'));
}

/** The moves and draws that led to the current position, without undone ones. */
export function activeRows(rows: readonly LogRow[]): LogRow[] {
  const undone = undoneIndices(rows);
  return rows.filter((row) => PLAYED.has(row.kind) && !undone.has(row.index));
}

export function eventsOf(rows: readonly LogRow[]): GameEvent[] {
  return rows.flatMap((row) => row.events ?? []);
}

/** The points of every seat at the start and after each active row, computed backwards from the final points. */
export function pointsOverTime(rows: readonly LogRow[], finals: readonly number[], kind: string): number[][] {
  const line = [[...finals]];
  for (const row of activeRows(rows).reverse()) {
    const after = line[0] ?? [];
    line.unshift(after.map((points, seat) => points - pointsAdded(row.events ?? [], seat, kind)));
  }
  return line;
}

function pointsAdded(events: readonly GameEvent[], seat: number, kind: string): number {
  const mine = events.filter((event) => event.kind === kind && seatIn(event) === seat);
  return mine.reduce((sum, event) => sum + Number(valuesOf(event).points), 0);
}
