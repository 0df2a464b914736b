import { describe, expect, it } from 'vitest';
import type { Cause, Group, Option, Question } from '../src/api/types';
import { causeByOther, choicesInARow, holdingChanges } from '../src/table/question';

const CAUSE: Cause = { event: 'built', actor: 1, place: 'hex:A', piece: 'hex:B', values: {} };
const option = (move: string): Option => ({ move, targets: [], text: move, values: {} });
const groups = (count: number): Group[] => [{ verb: 'x', options: Array.from({ length: count }, (_, at) => option(`x ${at}`)) }];
const question = (cause: Cause | null): Question => ({ cause, follows: null, before: {}, after: {} });

describe('a question with its cause', () => {
  it('is somebody else’s if they caused it', () => {
    expect(causeByOther({ seat: 0, question: question(CAUSE), options: groups(2) })).toBe(CAUSE);
    expect(causeByOther({ seat: 1, question: question(CAUSE), options: groups(2) })).toBeNull();
    expect(causeByOther({ seat: 0, question: question(null), options: groups(2) })).toBeNull();
    expect(causeByOther({ seat: 0, question: null, options: groups(2) })).toBeNull();
  });

  it('with many answers is an ordinary decision', () => {
    expect(causeByOther({ seat: 0, question: question(CAUSE), options: groups(5) })).toBeNull();
  });

  it('compares what one has before and after, except what is pictured', () => {
    const [before, after] = [{ 'resource:vp': 13, 'resource:bowl1': 2, 'resource:ore': 1 }, { 'resource:vp': 12, 'resource:bowl1': 0, 'resource:ore': 1 }];
    expect(holdingChanges(before, after)).toEqual([{ of: 'resource:vp', amount: -1 }, { of: 'resource:bowl1', amount: -2 }]);
    expect(holdingChanges(before, after, ['resource:bowl1'])).toEqual([{ of: 'resource:vp', amount: -1 }]);
  });

  it('offers of many numbers the ends, the chosen one and that of the question', () => {
    const all = ['ask', 'never', 0, 1, 2, 3, 4];
    expect(choicesInARow(all, 'ask', 2)).toEqual(['ask', 'never', 0, 2, 4]);
    expect(choicesInARow(all, 3, 0)).toEqual(['ask', 'never', 0, 3, 4]);
    expect(choicesInARow(['ask', true], 'ask', 2)).toEqual(['ask', true]);
  });
});
