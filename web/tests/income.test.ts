import { expect, it } from 'vitest';
import type { GameEvent } from '../src/api/types';
import { incomeBySource, sumOf } from '../src/table/income';

const event = (kind: string, values: object) => ({ kind, values }) as unknown as GameEvent;
const source = (seat: number, name: string) => event('income-source', { seat, source: name });
const gained = (seat: number, resource: string, amount: number) => event('gained', { seat, resource: `resource:${resource}`, amount });

it('sums income by source', () => {
  const events = [
    event('income', { seat: 0 }),
    source(0, 'structure:mine'),
    gained(0, 'ore', 1),
    gained(0, 'ore', 1),
    event('income', { seat: 1 }),
    source(1, 'structure:mine'),
    gained(1, 'ore', 5),
    event('income', { seat: 0 }),
    source(0, 'icon:booster'),
    gained(0, 'ore', 1),
    gained(0, 'credits', 2),
  ];
  const rows = incomeBySource(null, events, 0);
  expect(rows).toEqual([
    { source: 'structure:mine', changes: [{ of: 'resource:ore', amount: 2 }] },
    { source: 'icon:booster', changes: [{ of: 'resource:ore', amount: 1 }, { of: 'resource:credits', amount: 2 }] },
  ]);
  expect(sumOf(rows)).toEqual([{ of: 'resource:ore', amount: 3 }, { of: 'resource:credits', amount: 2 }]);
  expect(incomeBySource(null, events, 2)).toEqual([]);
});
