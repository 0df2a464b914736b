import { expect, it } from 'vitest';
import { holdingsAfter, purseOf } from '../src/table/purse';

const NOW = { 'resource:ore': 4, 'resource:credits': 15, 'resource:bowl1': 2, 'resource:vp': 10 };
const PICTURE = { of: ['resource:bowl1'], component: (() => undefined) as never };

it('shows what the board names, in its order', () => {
  expect(purseOf({ purse: ['resource:credits', 'resource:ore', 'resource:none'] }, NOW, NOW)).toEqual([
    { of: 'resource:credits', amount: 15, after: null },
    { of: 'resource:ore', amount: 4, after: null },
  ]);
});

it('shows everything without a picture if the board names nothing', () => {
  expect(purseOf({ holdingsPicture: PICTURE }, NOW, NOW).map(({ of }) => of)).toEqual(['resource:ore', 'resource:credits', 'resource:vp']);
});

it('tells what the previewed choice changes', () => {
  const after = holdingsAfter(NOW, { after: { 'resource:ore': 3, 'resource:credits': 15 } });
  expect(purseOf({}, NOW, after).filter((item) => item.after !== null)).toEqual([{ of: 'resource:ore', amount: 4, after: 3 }]);
  expect(holdingsAfter(NOW, null)).toEqual(NOW);
});
