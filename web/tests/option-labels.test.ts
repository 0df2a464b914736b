import { expect, it } from 'vitest';
import type { Option } from '../src/api/types';
import { optionLabels } from '../src/table/option-labels';

const TEXTS = { name: (reference: string) => reference.split(':')[1] ?? '', option: (option: Option) => `whole ${option.move}` };
const at = (move: string, ...targets: string[]): Option => ({ move, targets, text: '', values: {} });

it('names what options point at if that tells them apart', () => {
  const options = [at('a', 'hex:1A1', 'structure:lab'), at('b', 'hex:1A1', 'structure:institute')];
  expect([...optionLabels(options, TEXTS).values()]).toEqual(['1A1, lab', '1A1, institute']);
});

it('says whereto a way leads, and of numbers only the number', () => {
  expect([...optionLabels([at('a', 'region:r1', 'region:r2'), at('b', 'region:r2', 'region:r1')], TEXTS).values()]).toEqual(['R1 → r2', 'R2 → r1']);
  const number = (fighters: number): Option => ({ ...at(`march ${fighters}`), values: { fighters } });
  expect([...optionLabels([number(1), number(2)], TEXTS).values()]).toEqual(['1', '2']);
});

it('leaves out what is picked already, of a way only its beginning', () => {
  expect([...optionLabels([at('a', 'region:r1', 'region:r2'), at('b', 'region:r1', 'region:r3')], TEXTS, ['region:r1']).values()]).toEqual(['R2', 'R3']);
  expect([...optionLabels([at('a', 'region:r1', 'region:r2')], TEXTS, ['region:r2']).values()]).toEqual(['whole a']);
  expect([...optionLabels([at('a', 'tile:4', 'phase:build')], TEXTS, ['phase:build']).values()]).toEqual(['4']);
});

it('says the whole sentence otherwise', () => {
  expect([...optionLabels([at('a', 'hex:1A1'), at('b', 'hex:1A1')], TEXTS).values()]).toEqual(['whole a', 'whole b']);
  expect([...optionLabels([at('a', 'hex:1A1'), at('b')], TEXTS).values()]).toEqual(['whole a', 'whole b']);
  expect([...optionLabels([at('a', 'hex:1A1')], TEXTS).values()]).toEqual(['whole a']);
});
