import { expect, it } from 'vitest';
import type { Option } from '../src/api/types';
import { optionLabels } from '../src/table/option-labels';

const TEXTS = { name: (reference: string) => reference.split(':')[1] ?? '', option: (option: Option) => `whole ${option.move}` };
const at = (move: string, ...targets: string[]): Option => ({ move, targets, text: '', values: {} });

it('names what options point at if that tells them apart', () => {
  const options = [at('a', 'hex:1A1', 'structure:lab'), at('b', 'hex:1A1', 'structure:institute')];
  expect([...optionLabels(options, TEXTS).values()]).toEqual(['1A1, lab', '1A1, institute']);
});

it('says the whole sentence otherwise', () => {
  expect([...optionLabels([at('a', 'hex:1A1'), at('b', 'hex:1A1')], TEXTS).values()]).toEqual(['whole a', 'whole b']);
  expect([...optionLabels([at('a', 'hex:1A1'), at('b')], TEXTS).values()]).toEqual(['whole a', 'whole b']);
  expect([...optionLabels([at('a', 'hex:1A1')], TEXTS).values()]).toEqual(['whole a']);
});
