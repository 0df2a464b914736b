import { expect, it } from 'vitest';
import { valuesOf } from '../src/api/events';
import type { GameEvent, LogRow } from '../src/api/types';
import { actionAt } from '../src/table/log-groups';
import { chartBands, chartPosition } from '../src/table/result/chart-bands';
import { biggestPart, distances, firstRival, type Outcome, scoredPieces, sourceRows } from '../src/table/result/outcome';

const OUTCOME: Outcome = {
  scores: [108, 131, 84, 117],
  breakdown: [
    { board: 0, final: 36, start: 10, none: 0 },
    { board: 20, final: 15, start: 10, none: 0 },
    { board: 3, final: 0, start: 10, none: 0 },
    { board: 0, final: 9, start: 10, none: 0 },
  ],
  places: [3, 1, 4, 2],
  winners: [1],
  keys: [],
  teams: [0, 1, 2, 3],
  won_by: '',
  resigned: [],
  ended_early: false,
  chart: 'scored',
};

function row(index: number, events: GameEvent[], more: Partial<LogRow> = {}): LogRow {
  return { index, kind: 'move', seat: 0, at: 0, events, ...more };
}

const score = (points: number, source = 'points:round'): GameEvent => ({ kind: 'scored', values: { seat: 0, points, source } });
const round = (number: number): GameEvent => ({ kind: 'round-started', values: { round: number, rule: 'GP-FLOW-2' } });
const built = (hex: string): GameEvent => ({ kind: 'built', values: { seat: 0, structure: 'structure:mine', hex } });

it('tells the distance to the winner and to both neighbours', () => {
  expect(distances(OUTCOME, 0)).toEqual([
    { seat: 3, points: -9 },
    { seat: 1, points: -23 },
    { seat: 2, points: 24 },
  ]);
  expect(distances(OUTCOME, 1)).toEqual([{ seat: 3, points: 14 }]);
  expect(distances({ ...OUTCOME, scores: [] }, 0)).toEqual([]);
});

it('compares with the winner, and the winner with the second', () => {
  expect([0, 1, 2].map((seat) => firstRival(OUTCOME, seat))).toEqual([1, 3, 1]);
});

it('puts first where one is behind most, and leaves out what nobody has', () => {
  expect(sourceRows(OUTCOME, 0, 1)).toEqual([
    { source: 'board', own: 0, rival: 20, gap: -20 },
    { source: 'start', own: 10, rival: 10, gap: 0 },
    { source: 'final', own: 36, rival: 15, gap: 21 },
  ]);
});

it('names what brought most points of a source, with its rounds', () => {
  const log = [row(1, [round(1)]), row(2, [built('hex:3A7'), score(2)]), row(3, [round(2)]), row(4, [built('hex:3A7'), score(2)]), row(5, [built('hex:1B1'), score(3), score(9, 'points:tech')])];
  const pieces = scoredPieces(log, 'scored').filter(({ source }) => source === 'round');
  expect(biggestPart(pieces, (cause) => String(valuesOf(cause).hex))).toEqual({ words: 'hex:3A7', points: 4, rounds: [1, 2] });
  expect(biggestPart([], String)).toBeNull();
});

it('keeps the final scoring of one thing apart from that of the next, and out of the rounds', () => {
  const project = (name: string): GameEvent => ({ kind: 'scoring-project', values: { project: `project:${name}`, rule: 'FED-END-7' } });
  const counted: GameEvent = { kind: 'counted', values: { seat: 0, value: 6 } };
  const log = [row(1, [round(5)]), row(2, [built('hex:3A7'), project('neo'), counted, score(9), project('atal'), counted, score(14)])];
  const pieces = scoredPieces(log, 'scored');
  expect(pieces.map(({ points, round: at }) => [points, at])).toEqual([[9, 0], [14, 0]]);
  expect(biggestPart(pieces, (cause) => String(valuesOf(cause).project))).toEqual({ words: 'project:atal', points: 14, rounds: [] });
});

it('divides a game into its rounds and the end', () => {
  const log = [row(0, []), row(1, [round(1)]), row(2, []), row(3, []), row(4, [round(2)]), row(5, []), row(6, [])];
  const bands = chartBands(log);
  expect(bands).toEqual([
    { round: 1, from: 2, to: 5 },
    { round: 2, from: 5, to: 6 },
    { round: null, from: 6, to: 7 },
  ]);
  const places = [0, 2, 5, 6, 7].map((position) => Math.round(chartPosition(bands, position) * 240));
  expect(places).toEqual([0, 0, 100, 200, 240]);
  expect(chartBands([row(0, []), row(1, [])])).toEqual([{ round: null, from: 0, to: 2 }]);
});

it('knows the action in which a study begins', () => {
  const log = [row(1, [round(3)], { turn: 1 }), row(2, [built('hex:1A1')], { turn: 2, is_main: true }), row(3, [built('hex:1A2')], { turn: 3, is_main: true })];
  expect([1, 2, 3].map((moves) => actionAt(log, moves))).toEqual([null, '3.1', '3.2']);
});
