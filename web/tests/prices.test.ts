import { describe, expect, it } from 'vitest';
import { linesOf, missingOf, priceFor, priceOf } from '../src/table/prices';

const term = (resource: string, amount: number, reason: string) => ({ resource, amount, reason, values: {} });
const MINE = [term('credits', 2, 'mine'), term('ore', 1, 'mine'), term('ore', 9, 'steps')];
const short = (resource: string, have: number, need: number) => ({ rule: 'X-1', numbers: { have, need }, resource, needs: [], holds: [], cure: null });

describe('a price', () => {
  it('has a line for each reason, and its lines add up', () => {
    expect(linesOf(MINE).map(({ amounts }) => amounts.map(({ amount }) => amount))).toEqual([[2, 1], [9]]);
    const { total, missing, have } = priceOf({ needs: MINE, holds: [], have: { credits: 5, ore: 8 }, failures: [short('ore', 8, 10)] });
    expect(total).toEqual([{ resource: 'credits', amount: 2 }, { resource: 'ore', amount: 10 }]);
    expect(have).toEqual([{ resource: 'credits', amount: 5 }, { resource: 'ore', amount: 8 }]);
    expect(missing).toEqual([{ resource: 'ore', amount: 2 }]);
  });

  it('says what is needed also where no term does', () => {
    const { lines, total } = priceOf({ needs: [], holds: [], have: {}, failures: [short('ship', 0, 1)] });
    expect([lines, total]).toEqual([[], [{ resource: 'ship', amount: 1 }]]);
  });

  it('lists where only the needed resources lie', () => {
    const holds = [term('tokens', 4, 'bowl2'), term('ore', 1, 'store')];
    expect(priceOf({ needs: MINE, holds, have: {}, failures: [] }).holds.map(({ reason }) => reason)).toEqual(['store']);
  });

  it('misses the most that a condition misses', () => {
    expect(missingOf([short('ore', 1, 3), short('ore', 1, 2)])).toEqual([{ resource: 'ore', amount: 2 }]);
  });

  it('that is only looked at misses nothing that is not known', () => {
    expect(priceFor(MINE, { ore: 4 }).missing).toEqual([{ resource: 'ore', amount: 6 }]);
    expect(priceFor(MINE, {}).missing).toEqual([]);
  });
});
