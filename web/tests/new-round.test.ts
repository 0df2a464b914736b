import { describe, expect, it } from 'vitest';
import type { GameEvent, LogRow } from '../src/api/types';
import { logGroups } from '../src/table/log-groups';
import { logLines } from '../src/table/log-lines';
import { lastBegun } from '../src/table/new-round.svelte';

const event = (kind: string, values: object) => ({ kind, values }) as unknown as GameEvent;
const row = (index: number, turn: number, events: GameEvent[], more: Partial<LogRow> = {}): LogRow => ({ index, kind: 'move', seat: 0, at: 0, move: 'x', turn, events, ...more });

const ROWS = [
  row(1, 0, [event('round-started', { round: 1, rule: 'R-1' })]),
  row(2, 1, [event('placed', { seat: 0 }), event('phase-started', { phase: 'phase:executive', rule: 'R-2' })], { is_main: true }),
  row(3, 1, [event('upkeep', { seat: 0 })], { auto: true }),
  row(4, 1, [event('voted', { seat: 0 }), event('law-passed', { law: 'law:1', rule: 'R-3' }), event('round-started', { round: 2, rule: 'R-1' })]),
];

describe('a new round', () => {
  it('tells what the rules did after the last action, and nothing of the action itself', () => {
    const begun = lastBegun(logGroups(logLines(ROWS)));
    expect(begun?.group.round).toBe(2);
    expect(begun?.closing.map((line) => line.events[0]?.kind)).toContain('law-passed');
    expect(begun?.closing.map((line) => line.events[0]?.kind)).not.toContain('placed');
  });

  it('has nothing to tell before the first one', () => {
    expect(lastBegun([])).toBeNull();
    expect(lastBegun(logGroups(logLines(ROWS.slice(0, 1))))?.closing).toEqual([]);
  });
});
