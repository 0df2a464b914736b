import { seatIn, valuesOf } from '../../api/events';
import type { GameEvent, LogRow } from '../../api/types';
import { isArithmetic } from '../changes';
import { activeRows, isRuleEvent, splitByRule } from '../log-lines';

/** How a game ended, as the server tells it. */
export interface Outcome {
  /** Empty in a game without points. */
  scores: number[];
  breakdown: Record<string, number>[];
  places: number[];
  winners: number[];
  /** What ranked the seats: the main criterion and the tie-breakers. */
  keys: { name: string; rule: string; values: number[] }[];
  teams: number[];
  won_by: string;
  resigned: number[];
  /** Somebody resigned, and the game was not played to its end. */
  ended_early: boolean;
  /** The kind of events whose points are drawn over time. */
  chart: string;
}

/** The points of one source for two seats. */
export interface SourceRow {
  source: string;
  own: number;
  rival: number;
  gap: number;
}

/** Points that a seat got at once, with the event that brought them. */
export interface ScoredPiece {
  seat: number;
  source: string;
  points: number;
  /** 0 at the end of the game. */
  round: number;
  cause: GameEvent | null;
}

/** The seats from the first place to the last. */
export function ranked({ places }: Outcome): number[] {
  return places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** Whom a seat is compared with at first: the winner, or the best of the others. */
export function firstRival(outcome: Outcome, own: number): number | null {
  return ranked(outcome).find((seat) => seat !== own) ?? null;
}

/** The winner and the seats next to one's own place, with the points that one is ahead of them. */
export function distances(outcome: Outcome, own: number): { seat: number; points: number }[] {
  const { scores, places } = outcome;
  if (scores.length === 0) return [];
  const place = places[own] ?? 0;
  const others = ranked(outcome).filter((seat) => seat !== own);
  const above = others.filter((seat) => (places[seat] ?? 0) < place);
  const below = others.find((seat) => (places[seat] ?? 0) > place);
  const seats = new Set([above.at(-1), above[0], below].filter((seat) => seat !== undefined));
  return [...seats].map((seat) => ({ seat, points: (scores[own] ?? 0) - (scores[seat] ?? 0) }));
}

/** Where the points of two seats came from; where one is behind most comes first. */
export function sourceRows({ breakdown }: Outcome, own: number, rival: number): SourceRow[] {
  const sources = new Set(breakdown.flatMap((part) => Object.keys(part).filter((source) => part[source] !== 0)));
  const rows = [...sources].map((source) => {
    const [mine, theirs] = [breakdown[own]?.[source] ?? 0, breakdown[rival]?.[source] ?? 0];
    return { source, own: mine, rival: theirs, gap: mine - theirs };
  });
  return rows.sort((one, other) => one.gap - other.gap);
}

/** All points of a game in the order in which they were got. */
export function scoredPieces(log: readonly LogRow[], kind: string): ScoredPiece[] {
  const rows = activeRows(log);
  const pieces: ScoredPiece[] = [];
  let round = 0;
  for (const row of rows) {
    for (const part of splitByRule(row.events ?? [])) {
      const [first] = part;
      if (first?.kind === 'round-started') round = Number(valuesOf(first).round);
      const isEnd = row === rows.at(-1) && first !== undefined && isRuleEvent(first);
      pieces.push(...piecesOf(part, kind, isEnd ? 0 : round));
    }
  }
  return pieces;
}

/** The points in the events of one line. Each comes from the rule before it, or else from what the line is about. */
function piecesOf(events: GameEvent[], kind: string, round: number): ScoredPiece[] {
  const pieces: ScoredPiece[] = [];
  let cause = events.find((event) => !isArithmetic(event)) ?? null;
  for (const event of events) {
    const { source, points } = valuesOf(event);
    if (event.kind === kind) pieces.push({ seat: seatIn(event) ?? -1, source: nameIn(source), points: Number(points), round, cause });
    else if (isRuleEvent(event)) cause = event;
  }
  return pieces;
}

function nameIn(reference: string | number | undefined): string {
  const words = String(reference ?? '');
  return words.slice(words.indexOf(':') + 1);
}

export interface BiggestPart {
  words: string;
  points: number;
  /** Without the end of the game. */
  rounds: number[];
}

/** What brought most of some points: pieces with the same words count together. */
export function biggestPart(pieces: readonly ScoredPiece[], words: (cause: GameEvent) => string): BiggestPart | null {
  const parts = new Map<string, BiggestPart>();
  for (const { cause, points, round } of pieces) {
    if (!cause) continue;
    const said = words(cause);
    const part = parts.get(said) ?? { words: said, points: 0, rounds: [] };
    part.points += points;
    if (round > 0 && !part.rounds.includes(round)) part.rounds.push(round);
    parts.set(said, part);
  }
  return [...parts.values()].sort((one, other) => Math.abs(other.points) - Math.abs(one.points))[0] ?? null;
}
