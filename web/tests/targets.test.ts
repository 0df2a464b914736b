import { describe, expect, it } from 'vitest';
import type { Group } from '../src/api/types';
import { isAmong, jointState, targetAction, legalTargets, openVerb, optionsAt, type Situation, statesOf, stepFrom, targetsOfDecision } from '../src/table/targets';

function option(move: string, ...targets: string[]) {
  return { move, targets, text: `option-${move}`, values: {} };
}

const GROUPS: Group[] = [
  { verb: 'build', options: [option('build A', 'hex:A'), option('build B', 'hex:B')] },
  { verb: 'upgrade', options: [option('upgrade B lab', 'hex:B', 'structure:lab'), option('upgrade C lab', 'hex:C', 'structure:lab'), option('upgrade C hall', 'hex:C', 'structure:hall')] },
  { verb: 'pass', options: [option('pass')] },
];
const SITUATION: Situation = { groups: GROUPS, verb: 'build', picked: [], chosen: null, pointed: null, blocked: null };

describe('what targets look like', () => {
  it('marks the targets of the open verb as legal and those of others as other', () => {
    const states = statesOf(SITUATION);
    expect(states.get('hex:A')).toBe('legal');
    expect(states.get('hex:B')).toBe('legal');
    expect(states.get('hex:C')).toBe('other');
    expect(states.get('hex:D')).toBeUndefined();
  });

  it('marks everything as legal when no verb is open', () => {
    expect(statesOf({ ...SITUATION, verb: null }).get('hex:C')).toBe('legal');
  });

  it('puts chosen above pointed above legal', () => {
    const [first, second] = GROUPS[1]?.options ?? [];
    const states = statesOf({ ...SITUATION, chosen: first ?? null, pointed: second ?? null });
    expect(states.get('hex:B')).toBe('chosen');
    expect(states.get('structure:lab')).toBe('chosen');
    expect(states.get('hex:C')).toBe('pointed');
  });

  it('shows what is blocked', () => {
    expect(statesOf({ ...SITUATION, blocked: 'hex:Z' }).get('hex:Z')).toBe('blocked');
  });
});

describe('what pointing at a target does', () => {
  it('chooses the only option of the open verb, even if others have more', () => {
    const action = targetAction(SITUATION, 'hex:B');
    expect(action).toMatchObject({ kind: 'choose', choice: { verb: 'build', option: { move: 'build B' } } });
  });

  it('offers a menu where several options remain', () => {
    const action = targetAction(SITUATION, 'hex:C');
    expect(action.kind === 'menu' && action.choices.map((choice) => choice.option.move)).toEqual(['upgrade C lab', 'upgrade C hall']);
  });

  it('asks why where nothing is legal', () => {
    expect(targetAction(SITUATION, 'hex:Z')).toEqual({ kind: 'explain' });
  });
});

describe('verbs and lists', () => {
  it('keeps the open verb as long as it has options', () => {
    expect(openVerb(GROUPS, 'upgrade')).toBe('upgrade');
    expect(openVerb(GROUPS, 'federate')).toBe('build');
    expect(openVerb([], 'build')).toBeNull();
  });

  it('lists every legal target once', () => {
    expect(legalTargets(GROUPS, 'upgrade')).toEqual(['hex:B', 'structure:lab', 'hex:C', 'structure:hall']);
    expect(optionsAt(GROUPS, 'structure:lab')).toHaveLength(2);
  });

  it('tells what can be chosen next, or else what is picked', () => {
    const states = (picked: string[]) => statesOf({ ...SITUATION, verb: 'upgrade', picked });
    expect(targetsOfDecision(states([]))).toEqual(['hex:B', 'structure:lab', 'hex:C', 'structure:hall']);
    expect(targetsOfDecision(states(['structure:hall']))).toEqual(['structure:lab', 'hex:C']);
    expect(targetsOfDecision(new Map([['hex:A', 'other'], ['hex:B', 'picked']]))).toEqual(['hex:B']);
  });

  it('goes round', () => {
    expect(stepFrom(['a', 'b', 'c'], 'c', 1)).toBe('a');
    expect(stepFrom(['a', 'b', 'c'], 'a', -1)).toBe('c');
    expect(stepFrom(['a', 'b', 'c'], null, 1)).toBe('a');
    expect(stepFrom(['a', 'b', 'c'], null, -1)).toBe('c');
    expect(stepFrom([], null, 1)).toBeNull();
  });
});

describe('a place that several things name together', () => {
  const groups: Group[] = [
    { verb: 'place', options: [option('p1', 'workie:c', 'building:a', 'zone:1'), option('p2', 'workie:b', 'building:a', 'zone:1'), option('p3', 'workie:c', 'building:h', 'zone:1')] },
    { verb: 'take', options: [option('t1', 'workie:c')] },
  ];
  const situation: Situation = { ...SITUATION, groups, verb: 'place' };

  it('is chosen at once if only one option has them all', () => {
    expect(targetAction(situation, 'workie:c+building:a+zone:1')).toMatchObject({ kind: 'choose', choice: { option: { move: 'p1' } } });
    expect(targetAction({ ...situation, picked: ['building:h'] }, 'workie:c+building:a+zone:1')).toMatchObject({ kind: 'choose', choice: { option: { move: 'p1' } } });
    expect(targetAction(situation, 'building:a+zone:1')).toMatchObject({ kind: 'pick', picked: ['building:a', 'zone:1'] });
    expect(targetAction(situation, 'building:a+zone:2')).toEqual({ kind: 'explain' });
  });

  it('looks like what it stands for', () => {
    const chosen = groups[0]?.options[0] ?? null;
    expect(jointState(situation, 'workie:c+building:a+zone:1')).toBe('legal');
    expect(jointState({ ...situation, verb: 'take' }, 'workie:c+building:a+zone:1')).toBe('other');
    expect(jointState({ ...situation, picked: ['workie:b'] }, 'building:h+zone:1')).toBe('other');
    expect(jointState({ ...situation, chosen }, 'building:a+zone:1')).toBe('chosen');
    expect(jointState(situation, 'building:a+zone:2')).toBe('idle');
    expect(isAmong(new Set(['zone:1']), 'building:a+zone:1')).toBe(true);
  });
});

describe('ways from one place to another', () => {
  const ways: Group[] = [{ verb: 'route', options: [option('route A B', 'region:A', 'region:B'), option('route B A', 'region:B', 'region:A'), option('route A C', 'region:A', 'region:C')] }];
  const situation: Situation = { ...SITUATION, groups: ways, verb: 'route' };

  it('marks where they begin first, then where they lead', () => {
    expect(statesOf(situation).get('region:A')).toBe('legal');
    expect(statesOf(situation).get('region:C')).toBe('other');
    const picked = statesOf({ ...situation, picked: ['region:A'] });
    expect(picked.get('region:A')).toBe('picked');
    expect(picked.get('region:C')).toBe('legal');
  });

  it('begins where was clicked first, although others lead there', () => {
    expect(targetAction(situation, 'region:A')).toMatchObject({ kind: 'pick', picked: ['region:A'] });
    expect(targetAction({ ...situation, picked: ['region:A'] }, 'region:B')).toMatchObject({ kind: 'choose', choice: { option: { move: 'route A B' } } });
  });

  it('chooses the only way to a place where none begins', () => {
    expect(targetAction(situation, 'region:C')).toMatchObject({ kind: 'choose', choice: { option: { move: 'route A C' } } });
  });
});

describe('the verb of a new decision', () => {
  const number = (fighters: number) => ({ ...option(`march ${fighters}`), values: { fighters } });
  const march: Group = { verb: 'march', options: [number(1), number(2)] };

  it('is a number before other things, and never the end of a turn if there is more', () => {
    expect(openVerb([{ verb: 'take', options: [option('take x', 'leader:x')] }, march], null)).toBe('march');
    expect(openVerb([{ verb: 'end', options: [option('end')] }, ...GROUPS], 'end', 'end')).toBe('build');
    expect(openVerb([{ verb: 'end', options: [option('end')] }], null, 'end')).toBe('end');
  });
});
