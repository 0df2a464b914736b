import { describe, expect, it } from 'vitest';
import type { GameEvent, LogRow } from '../src/api/types';
import { type LogGroup, logGroups, passesFilter } from '../src/table/log-groups';
import { logLines } from '../src/table/log-lines';

const event = (kind: string, values: object = {}) => ({ kind, values }) as unknown as GameEvent;
const built = (seat: number) => event('built', { seat, structure: 'structure:mine', hex: 'hex:1A1' });
const paid = (seat: number) => event('paid', { seat, resource: 'resource:ore', amount: 1 });
const converted = (seat: number) => event('converted', { seat, free: 'free:burn' });

let index = 0;
function row(seat: number | null, turn: number, events: GameEvent[], more: Partial<LogRow> = {}): LogRow {
  return { index: (index += 1), kind: 'move', seat, at: 0, move: 'x', turn, events, ...more };
}
const main = { is_main: true };
const free = { is_free: true };
const round = (number: number) => event('round-started', { round: number, rule: 'R-1' });
const income = (seat: number) => [event('income', { seat, rule: 'R-2' }), event('gained', { seat, resource: 'resource:ore', amount: 2 })];

const summary = ({ number, round: begun, head, free: conversions, shown, quiet }: LogGroup) => [
  number ?? begun,
  head.seat,
  conversions.length,
  shown.map((line) => line.events[0]?.kind),
  quiet.length,
];

describe('the log by actions', () => {
  it('begins anew with a battle, which lasts to the end of the turn', () => {
    const rows = [
      row(0, 1, [event('passed', { seat: 0 }), event('battle-began', { sector: 'sector:104' })], main),
      row(1, 1, [event('fired', { squadron: 'squadron:p2-cruiser' })]),
      row(0, 1, [event('fired', { squadron: 'squadron:ancient' }), event('battle-began', { sector: 'sector:103' })]),
      row(1, 2, [built(1)], main),
    ];
    const groups = logGroups(logLines(rows, { isChapter: (kind) => kind === 'battle-began' }));
    expect(groups.map(summary)).toEqual([
      ['1', 0, 0, [], 0],
      [null, null, 0, [], 2],
      [null, null, 0, [], 0],
      ['2', 1, 0, [], 0],
    ]);
  });

  it('numbers actions by round, folds conversions, and keeps answers as children', () => {
    const rows = [
      row(0, 0, [event('took-booster', { seat: 0 }), round(1), ...income(0), ...income(1)]),
      row(0, 1, [converted(0)], free),
      row(0, 1, [paid(0), built(0)], main),
      row(0, 1, [converted(0)], free),
      row(0, 1, []),
      row(1, 1, [event('charged', { seat: 1, amount: 1 })]),
      row(2, 1, [event('declined', { seat: 2 })]),
      row(1, 2, [event('passed', { seat: 1 }), round(2)], main),
      row(0, 3, [event('special-action', { seat: 0 })], main),
      row(0, 3, [event('advanced', { seat: 0 })]),
    ];
    expect(logGroups(logLines(rows)).map(summary)).toEqual([
      [null, 0, 0, [], 0],
      [1, null, 0, [], 2],
      ['1.1', 0, 2, ['charged'], 1],
      ['1.2', 1, 0, [], 0],
      [2, null, 0, [], 0],
      ['2.1', 0, 0, ['advanced'], 0],
    ]);
  });

  it('numbers the turns of a game without rounds plainly, and folds what is drawn into the rule that has it drawn', () => {
    const rows = [
      row(0, 1, [event('dealt', { seat: 0 })], main),
      row(0, 1, [event('ended', { seat: 0 }), event('election', { seat: 0, rule: 'R-3' })]),
      row(null, 1, [event('drew-vote', { seat: 0 })], { kind: 'chance' }),
      row(null, 1, [event('drew-vote', { seat: 1 }), event('took-office', { seat: 1, rule: 'R-4' })], { kind: 'chance' }),
      row(1, 2, [event('dealt', { seat: 1 })], main),
    ];
    expect(logGroups(logLines(rows)).map(summary)).toEqual([
      ['1', 0, 0, ['ended'], 0],
      [null, 0, 0, [], 2],
      [null, 1, 0, [], 0],
      ['2', 1, 0, [], 0],
    ]);
  });

  it('adds what a step only pays to its action', () => {
    const [group] = logGroups(logLines([row(0, 1, [built(0)], main), row(0, 1, [paid(0)])]));
    expect(group?.events.map(({ kind }) => kind)).toEqual(['built', 'paid']);
    expect(group?.shown).toEqual([]);
  });

  it('keeps income that somebody had to decide in the round', () => {
    const rows = [row(0, 4, [event('passed', { seat: 0 }), round(2)], main), row(1, 4, income(1)), row(1, 5, [built(1)], main)];
    expect(logGroups(logLines(rows)).map(summary)).toEqual([
      ['4', 0, 0, [], 0],
      [2, null, 0, [], 1],
      ['2.1', 1, 0, [], 0],
    ]);
  });

  it('keeps an undone action apart from what was played instead', () => {
    const undone = row(0, 1, [built(0)], main);
    const rows = [undone, { index: (index += 1), kind: 'undo', seat: 0, at: 0, to: undone.index - 1 }, row(0, 1, [paid(0), built(0)], main)];
    expect(logGroups(logLines(rows)).map((group) => [group.head.kind, group.head.isUndone])).toEqual([['move', true], ['undo', false], ['move', false]]);
  });

  it('filters by seat and by points', () => {
    const scored = event('scored', { seat: 1, points: 2, source: 'points:round' });
    const [first, second] = logGroups(logLines([row(0, 1, [built(0)], main), row(1, 2, [built(1), scored], main)])) as [LogGroup, LogGroup];
    expect([passesFilter(first, '0'), passesFilter(first, '1'), passesFilter(first, 'scoring'), passesFilter(first, 'all')]).toEqual([true, false, false, true]);
    expect([passesFilter(second, '0'), passesFilter(second, '1'), passesFilter(second, 'scoring')]).toEqual([false, true, true]);
  });
});
