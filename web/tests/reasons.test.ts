import { describe, expect, it } from 'vitest';
import type { Condition, Option, Reason } from '../src/api/types';
import { otherConditions, partialCure, refusedWishes } from '../src/table/reasons';

const sums = { needs: [], holds: [], cure: null };
const short: Condition = { rule: 'X-1', numbers: { have: 1, need: 3 }, resource: 'resource:ore', ...sums };
const wrong: Condition = { rule: 'X-2', numbers: { hex: 'hex:3B2' }, resource: '', ...sums };
const convert: Option = { move: 'convert a', targets: [], text: '', values: {} };

function reason(move: string, ...failures: Condition[]): Reason {
  return { verb: move.split(' ')[0] ?? '', move, targets: [], text: '', values: {}, have: {}, failures, ...sums };
}

function moves(reasons: Reason[]): string[] {
  return reasons.map(({ move }) => move);
}

describe('the wishes that are explained', () => {
  it('are those that fail by an amount, whatever tab is open', () => {
    expect(moves(refusedWishes([reason('build', wrong), reason('upgrade', short)]))).toEqual(['upgrade']);
  });

  it('are several if they differ', () => {
    const other = { ...short, numbers: { have: 1, need: 4 } };
    expect(moves(refusedWishes([reason('upgrade lab', short), reason('upgrade institute', other)]))).toEqual(['upgrade lab', 'upgrade institute']);
  });

  it('are one if they fail alike and nothing cures them', () => {
    expect(moves(refusedWishes([reason('place a', short), reason('place b', short)]))).toEqual(['place a']);
    const cured = [reason('place a', short), reason('place b', short)].map((one) => ({ ...one, cure: [convert] }));
    expect(refusedWishes(cured)).toHaveLength(2);
  });

  it('are one if nothing can be counted: the first of the nearest', () => {
    expect(moves(refusedWishes([reason('build', wrong, wrong), reason('upgrade', wrong), reason('project', wrong)]))).toEqual(['upgrade']);
  });

  it('are none where all is possible', () => {
    expect(refusedWishes([reason('build')])).toEqual([]);
  });
});

describe('conditions', () => {
  it('without an amount are told by their rule', () => {
    expect(otherConditions(reason('build', short, wrong))).toEqual([wrong]);
  });

  it('that can be cured apart are told with what stays missing', () => {
    const curable = { ...short, cure: [convert] };
    const lacking = { ...short, resource: 'resource:qic' };
    const part = partialCure(reason('build', curable, lacking));
    expect(part).toEqual({ moves: [convert], brings: [{ resource: 'resource:ore', amount: 2 }], stays: [{ resource: 'resource:qic', amount: 2 }] });
    expect(partialCure({ ...reason('build', curable), cure: [convert] })).toBeNull();
    expect(partialCure(reason('build', short))).toBeNull();
  });
});
