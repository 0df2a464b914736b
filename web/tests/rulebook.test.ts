import { expect, it } from 'vitest';
import { ofOrigin } from '../src/about/components';
import type { Component } from '../src/api/types';
import { searchRules, ruleParts } from '../src/rules/rule-text';
import { groupBy } from '../src/shell/group-by';

it('finds the rules that a rule names', () => {
  const named = (text: string) => ruleParts(text).flatMap(({ words, rule }) => (rule ? [words] : []));
  expect(named('Limits FED-E8-2 and FED-E8-10 hold (FED-P3-4).')).toEqual(['FED-E8-2', 'FED-E8-10', 'FED-P3-4']);
  expect(named('as in GP-FAC-IVITS-4; AUT-23')).toEqual(['GP-FAC-IVITS-4', 'AUT-23']);
  expect(named('On E81216 with a Q.I.C. the changes of FED-P3 apply; tile 1A3')).toEqual([]);
  expect(ruleParts('see GP-FED-8.').map(({ words }) => words).join('')).toBe('see GP-FED-8.');
});

it('finds rules by all words of a query', () => {
  const rule = { id: 'X-1', kind: 'effect', section: 'Range', text: 'Range is a maximum.' };
  expect(searchRules([rule], 'maximum range')).toEqual([rule]);
  expect(searchRules([rule], 'maximum ore')).toEqual([]);
});

it('lists components of one origin, kind by kind', () => {
  const one = (kind: string, name: string, origin: Component['origin']): Component => ({ kind, name, count: 1, origin });
  const all = [one('law', 'law:a', 'partly'), one('moon', 'moon:a', 'reconstructed'), one('law', 'law:b', 'reconstructed')];
  expect(ofOrigin(all, 'all')).toEqual(all);
  expect(groupBy(ofOrigin(all, 'reconstructed'), ({ kind }) => kind)).toEqual([
    ['moon', [all[1]]],
    ['law', [all[2]]],
  ]);
});
