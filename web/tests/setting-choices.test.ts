import { expect, it } from 'vitest';
import type { Setting } from '../src/api/types';
import { withAvailableChoices, availableChoices } from '../src/lobby/setting-choices';

const MAP: Setting = {
  name: 'map',
  choices: ['basic', 'large', 'small'],
  rule: '',
  restrictions: [
    { choices: ['large'], rule: 'R-1', players: [3, 4], needs: {} },
    { choices: ['small'], rule: 'R-1', players: [1, 2], needs: {} },
  ],
};
const MINES: Setting = {
  name: 'mines',
  choices: [true, false],
  rule: '',
  restrictions: [{ choices: [false], rule: 'R-2', players: [], needs: { map: ['basic'] } }],
};

it('offers what is for so many players', () => {
  expect(availableChoices(MAP, 4, {})).toEqual(['basic', 'large']);
  expect(availableChoices(MAP, 2, {})).toEqual(['basic', 'small']);
});

it('offers what goes with the other choices', () => {
  expect(availableChoices(MINES, 4, { map: 'basic' })).toEqual([true, false]);
  expect(availableChoices(MINES, 4, { map: 'large' })).toEqual([true]);
});

it('puts back what does not fit any more', () => {
  expect(withAvailableChoices([MAP, MINES], 4, { map: 'large', mines: false })).toEqual({ map: 'large', mines: true });
  expect(withAvailableChoices([MAP, MINES], 2, { map: 'large', mines: true })).toEqual({ map: 'basic', mines: true });
});
