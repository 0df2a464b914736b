import { expect, it } from 'vitest';
import type { GameEvent, LogRow } from '../src/api/types';
import { changesOf } from '../src/table/changes';
import { isAbout, logLines, newestLines, pointsOverTime, referencesIn, undoneIndices } from '../src/table/log-lines';

function row(index: number, kind: string, more: Partial<LogRow> = {}): LogRow {
  return { index, kind, seat: 0, at: 0, ...more };
}

const score = (points: number): GameEvent => ({ kind: 'scored', values: { seat: 0, points, source: 'points:round' } });

it('marks what was undone, and not what was redone', () => {
  const rows = [row(0, 'start'), row(1, 'move'), row(2, 'move'), row(3, 'undo', { to: 1 })];
  expect([...undoneIndices(rows)]).toEqual([2]);
  expect([...undoneIndices([...rows, row(4, 'redo', { to: 2 })])]).toEqual([]);
  expect([...undoneIndices([...rows, row(4, 'move'), row(5, 'undo', { to: 0 })])]).toEqual([2, 1, 4]);
});

it('does not tell of tabs that were opened and left again', () => {
  const events = [score(1)];
  const rows = [row(1, 'move', { move: 'act build', events }), row(2, 'undo', { to: 0 }), row(3, 'move', { move: 'act move', events }), row(4, 'undo', { to: 0 }), row(5, 'move', { move: 'act explore', events })];
  const told = (more: LogRow[]) => logLines([...rows, ...more], { isOpening: (move) => move.startsWith('act ') }).map((line) => line.index);
  expect(told([row(6, 'move', { move: 'explore A', events })])).toEqual([5, 6]);
  expect(told([row(6, 'move', { move: 'explore A', events }), row(7, 'undo', { to: 0 })])).toEqual([5, 6, 7]);
  expect(told([row(6, 'undo', { to: 0 }), row(7, 'redo', { to: 5 })])).toEqual([5, 6, 7]);
});

it('leaves out what tells nothing, but not what is hidden', () => {
  const rows = [row(1, 'chance'), row(2, 'move'), row(3, 'consent'), row(4, 'move', { move: '?' }), row(5, 'move', { events: [score(1)] })];
  expect(logLines(rows).map((line) => line.index)).toEqual([4, 5]);
});

it('gives what the rules do a line of its own, with its own numbers', () => {
  const scored = (seat: number, points: number): GameEvent => ({ kind: 'scored', values: { seat, points, source: 'points:laws' } });
  const events: GameEvent[] = [
    { kind: 'upkeep', values: { seat: 1, level: 4, degree: 9 } },
    { kind: 'won-floor', values: { seat: 1, floor: 1, votes: 3, rule: 'FED-MAJ-1' } },
    scored(1, 4),
    { kind: 'law-passed', values: { wing: 'wing:left', planet: 'planet:atal', left: 5, right: 3, rule: 'FED-LAW-4' } },
    scored(0, 6),
    scored(1, 2),
  ];
  const lines = logLines([row(7, 'move', { seat: 1, move: 'upkeep 4', events })]);
  expect(lines.map((line) => [line.key, line.seat, line.row.move, line.events[0]?.kind])).toEqual([
    ['7.0', 1, 'upkeep 4', 'upkeep'],
    ['7.1', 1, undefined, 'won-floor'],
    ['7.2', null, undefined, 'law-passed'],
  ]);
  const sums = lines.map((line) => [0, 1].map((seat) => changesOf(null, line.events, seat)[0]?.amount ?? 0));
  expect(sums).toEqual([[0, 0], [0, 4], [6, 2]]);
  expect(lines.map((line) => isAbout(line, 0))).toEqual([false, false, true]);
});

it('finds what a row is about', () => {
  expect(referencesIn([{ kind: 'built', values: { seat: 0, hex: 'hex:3B2', structure: 'structure:mine' } }])).toEqual(['hex:3B2', 'structure:mine']);
});

it('draws points backwards from the end', () => {
  const rows = [row(1, 'move', { events: [score(4)] }), row(2, 'move', { events: [score(9)] }), row(3, 'undo', { to: 1 }), row(4, 'move', { events: [score(2)] })];
  expect(pointsOverTime(rows, [16], 'scored')).toEqual([[10], [14], [16]]);
});

it('sums what changes for a seat', () => {
  const paid: GameEvent = { kind: 'paid', values: { seat: 0, resource: 'resource:ore', amount: 3 } };
  const gained: GameEvent = { kind: 'gained', values: { seat: 0, resource: 'resource:ore', amount: 1 } };
  const others: GameEvent = { kind: 'gained', values: { seat: 1, resource: 'resource:ore', amount: 9 } };
  expect(changesOf(null, [paid, gained, others, score(5)], 0)).toEqual([
    { of: 'resource:ore', amount: -2 },
    { of: 'resource:vp', amount: 5 },
  ]);
});

it('shows the newest lines and moves the list only now and then', () => {
  const lines = logLines(Array.from({ length: 100 }, (_, index) => row(index, 'move', { events: [score(1)] })));
  const first = (count: number) => newestLines(lines.slice(0, count), 60)[0]?.index;
  expect([1, 60, 79, 80, 99, 100].map(first)).toEqual([0, 0, 0, 20, 20, 40]);
  expect(newestLines(lines, 60).at(-1)?.index).toBe(99);
});

it('puts more of one kind of the same seat on the same line', () => {
  const income = (seat: number): GameEvent => ({ kind: 'income', values: { seat, rule: 'GP-INCOME-1' } });
  const [first, ...others] = logLines([row(1, 'move', { events: [score(1), income(0), income(0), income(1)] })]);
  expect(first?.events.map((event) => event.kind)).toEqual(['scored']);
  expect(others.map((line) => [line.seat, line.events.length])).toEqual([[0, 2], [1, 1]]);
});
