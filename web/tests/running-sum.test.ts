import { expect, it } from 'vitest';
import { runningSum } from '../src/table/running-sum';

const lacking = (resource: string) => ({ verb: 'done', move: 'done', failures: [{ rule: 'R', resource, numbers: { have: 6, need: 7 } }] });

it('tells what the only locked verb lacks', () => {
  expect(runningSum([lacking('resource:power_value')])).toEqual({ resource: 'resource:power_value', have: 6, need: 7 });
});

it('says nothing where several verbs are locked or nothing is counted', () => {
  expect(runningSum([lacking('resource:ore'), lacking('resource:ore')])).toBeNull();
  expect(runningSum([lacking('')])).toBeNull();
  expect(runningSum([])).toBeNull();
});

it('says nothing of a locked verb that would choose something', () => {
  expect(runningSum([{ ...lacking('resource:ore'), move: 'done 3A7' }])).toBeNull();
});
