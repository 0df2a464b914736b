import { expect, it } from 'vitest';
import type { GameEvent, LogRow } from '../src/api/types';
import { happeningsSince } from '../src/table/happenings';

const event = (kind: string, values: object = {}) => ({ kind, values }) as unknown as GameEvent;
const round = (number: number) => event('round-started', { round: number, rule: 'R-1' });
const acts = (index: number, seat: number, turn: number, more: Partial<LogRow> = {}): LogRow => ({
  index, kind: 'move', seat, at: 0, move: 'x', turn, is_main: true, events: [event('built', { seat })], ...more,
});
const ROWS = [
  acts(1, 1, 0, { is_main: false, events: [event('took-booster', { seat: 1 }), round(1)] }),
  acts(2, 0, 1),
  acts(3, 1, 2, { is_main: false, is_free: true, events: [event('converted', { seat: 1 })] }),
  acts(4, 1, 2),
  acts(5, 2, 2, { is_main: false, events: [event('charged', { seat: 2, amount: 1 })] }),
  acts(6, 2, 3),
];
const seen = (rows: LogRow[], me: number) => happeningsSince(rows, me).map(({ group, move }) => [group.number ?? group.round, group.head.seat, move]);

it('tells one thing for each action of others, with the moves that lead to its end', () => {
  expect(seen(ROWS, 0)).toEqual([['1.2', 1, 5], ['1.3', 2, 6]]);
});

it('tells nothing to who has just decided, or has not decided yet', () => {
  expect(seen(ROWS, 2)).toEqual([]);
  expect(seen(ROWS, 3)).toEqual([]);
});

it('counts from the last real decision, not from an automatic answer', () => {
  expect(seen([...ROWS, acts(7, 0, 3, { is_main: false, auto: true, events: [event('charged', { seat: 0, amount: 1 })] })], 0)).toEqual([['1.2', 1, 5], ['1.3', 2, 7]]);
});

it('tells of a round that my own move began, and numbers its actions anew', () => {
  const rows = [...ROWS, acts(7, 0, 4, { events: [event('passed', { seat: 0 }), round(2)] }), acts(8, 1, 5)];
  expect(seen(rows, 0)).toEqual([[2, null, 7], ['2.1', 1, 8]]);
});

it('leaves out what was undone', () => {
  const rows: LogRow[] = [...ROWS, { index: 7, kind: 'undo', seat: 2, at: 0, to: 5 }, acts(8, 2, 3)];
  expect(seen(rows, 0)).toEqual([['1.2', 1, 5], ['1.3', 2, 6]]);
});

it('folds what the rules do at the end of a turn into its action', () => {
  const exchange = [event('exchange', { seat: 1, rule: 'R-2' }), event('flipped', { tile: 'a', rule: 'R-3' })];
  const rows = [acts(1, 0, 1), acts(2, 1, 2, { events: [event('dealt', { seat: 1 }), ...exchange] })];
  expect(seen(rows, 0)).toEqual([['2', 1, 2]]);
  expect(happeningsSince(rows, 0)[0]?.group.shown.map(({ events }) => events[0]?.kind)).toEqual(['exchange', 'flipped']);
});
