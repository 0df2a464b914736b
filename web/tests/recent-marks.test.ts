import { expect, it } from 'vitest';
import type { GameEvent, LogRow } from '../src/api/types';
import { isMarked, marksSince } from '../src/table/recent-marks';

const convert = (seat: number): GameEvent[] => [{ kind: 'converted', values: { seat, free: 'free:ore' } }];
const build = (seat: number, hex: string): GameEvent[] => [{ kind: 'satellite', values: { seat, hex: `hex:${hex}` } }];

function move(index: number, seat: number, events: LogRow['events']): LogRow {
  return { index, kind: 'move', seat, at: 0, events };
}

const ROWS = [move(1, 0, build(0, 'A')), move(2, 1, convert(1)), move(3, 1, build(1, 'B')), move(4, 2, build(2, 'C'))];

it('marks what the others did since my last move, and not what I did', () => {
  expect([...marksSince(ROWS, 0).keys()]).toEqual(['free:ore', 'hex:B', 'hex:C']);
});

it('keeps the marks while I go on with my turn', () => {
  expect([...marksSince([...ROWS, move(5, 0, convert(0))], 0).keys()]).toEqual(['free:ore', 'hex:B', 'hex:C']);
});

it('marks on a mat only what its own seat did', () => {
  const marks = marksSince(ROWS, 0);
  expect([0, 1, null].map((owner) => isMarked(marks, 'free:ore', owner))).toEqual([false, true, true]);
});

it('forgets what was taken back', () => {
  const undo: LogRow = { index: 5, kind: 'undo', seat: 2, at: 0, to: 3 };
  expect([...marksSince([...ROWS, undo], 0).keys()]).toEqual(['free:ore', 'hex:B']);
  expect([...marksSince([...ROWS, { ...undo, to: 1 }], 0).keys()]).toEqual([]);
});

it('shows the last move to those who only watch', () => {
  expect([...marksSince(ROWS, null).keys()]).toEqual(['hex:C']);
});
