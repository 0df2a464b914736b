import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, Reason } from '../src/api/types';
import { pickedWith, statesOf } from '../src/table/targets';
import type { InteractionHost } from '../src/table/interaction-types';
import { Interaction } from '../src/table/interaction.svelte';
import { argumentsOf, MAX_PLAIN_OPTIONS } from '../src/table/verb-arguments';

function place(ambassador: string, face: string, space: string): Option {
  const targets = [`ambassador:${ambassador}`, `face:${face}`, `space:${space}`];
  return { move: `place ${ambassador} ${face} ${space}`, targets, text: 'place', values: {} };
}

const SPACES = ['neo_left', 'spy_left', 'outer_module', 'atal_right'];
const OPTIONS = [
  ...['1', '3'].flatMap((kind) => ['voting', 'funding'].flatMap((face) => SPACES.map((space) => place(kind, face, space)))),
  ...SPACES.map((space) => place('special', 'voting', space)),
];
const DECISION = { id: 1, groups: [{ verb: 'place', options: OPTIONS }], locked: [], order: ['place'], ending: null };
const AT = {} as Element;
const HOST: InteractionHost = {
  preview: () => Promise.resolve({ events: [], asks: [] }),
  why: () => Promise.resolve([] as Reason[]),
  whyMove: () => Promise.resolve(null),
  showFacts: () => undefined,
  play: vi.fn(() => Promise.resolve()),
  words: (option) => option.move,
  spoken: { legal: (words) => words.join(), chosen: (words) => words },
  say: () => undefined,
  playsAtOnce: () => false,
  isTabOnly: (verb) => verb === 'discard',
  isStepped: () => false,
  isOpening: () => false,
  mostListed: () => MAX_PLAIN_OPTIONS,
  openFor: () => false,
};
const PARTS = ['ambassador:3', 'face:funding', 'space:neo_left'];
const ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map((order) => order.map((at) => PARTS[at] ?? ''));

describe('a choice with several targets', () => {
  let interaction: Interaction;

  beforeEach(() => {
    interaction = new Interaction(HOST);
    interaction.setDecision(DECISION);
  });

  it.each(ORDERS)('can be put together as %s, %s, %s', (...references) => {
    for (const reference of references) {
      expect(interaction.chosen).toBeNull();
      interaction.activate(reference, AT);
    }
    expect(interaction.chosen?.move).toBe('place 3 funding neo_left');
  });

  it('opens no menu before one more part settles the choice', () => {
    interaction.setDecision({ ...DECISION, id: 2, groups: [{ verb: 'place', options: OPTIONS.filter(({ targets }) => targets.includes('space:spy_left')) }] });
    interaction.activate('space:spy_left', AT);
    expect([interaction.picked, interaction.menu]).toEqual([['space:spy_left'], null]);
  });

  it('offers only what goes with the parts that are settled', () => {
    interaction.activate('ambassador:3', AT);
    expect(interaction.stateOf('ambassador:3')).toBe('picked');
    expect(interaction.offered?.options).toHaveLength(8);
    expect(interaction.menu).toBeNull();
    interaction.activate('space:spy_left', AT);
    expect(interaction.menu?.choices.map(({ option }) => option.move)).toEqual(['place 3 voting spy_left', 'place 3 funding spy_left']);
  });

  it('changes one part after the choice and keeps the others', () => {
    for (const reference of PARTS) interaction.activate(reference, AT);
    interaction.activate('space:atal_right', AT);
    expect(interaction.chosen?.move).toBe('place 3 funding atal_right');
    interaction.activate('ambassador:1', AT);
    expect(interaction.chosen?.move).toBe('place 1 funding atal_right');
  });

  it('lets go of a part that is clicked again, and of all parts on cancel', () => {
    interaction.activate('ambassador:3', AT);
    interaction.activate('face:voting', AT);
    interaction.activate('ambassador:3', AT);
    expect(interaction.picked).toEqual(['face:voting']);
    interaction.cancel();
    expect(interaction.picked).toEqual([]);
  });

  it('takes one part back, also of a whole choice', () => {
    for (const reference of PARTS) interaction.activate(reference, AT);
    interaction.unpick('face:funding');
    expect(interaction.chosen).toBeNull();
    expect(interaction.picked).toEqual(['ambassador:3', 'space:neo_left']);
    interaction.activate('face:voting', AT);
    expect(interaction.chosen?.move).toBe('place 3 voting neo_left');
  });

  it('is about the spaces as long as none is picked', () => {
    expect(interaction.wanted).toEqual(SPACES.map((space) => `space:${space}`));
    interaction.activate('ambassador:special', AT);
    expect(interaction.wanted).toEqual(SPACES.map((space) => `space:${space}`));
  });

  it('lets go of what contradicts a new part', () => {
    expect(pickedWith(OPTIONS, ['face:funding', 'space:spy_left'], 'ambassador:special')).toEqual(['ambassador:special']);
    expect(pickedWith(OPTIONS, ['ambassador:1', 'face:voting'], 'ambassador:3')).toEqual(['face:voting', 'ambassador:3']);
    const states = statesOf({ groups: DECISION.groups, verb: 'place', picked: ['face:funding'], chosen: null, pointed: null, blocked: null });
    expect(states.get('ambassador:special')).toBe('other');
    expect(states.get('face:voting')).toBe('legal');
    expect(states.get('ambassador:1')).toBe('legal');
  });

  it('opens no menu for what is picked beside the board, and offers the next part instead of options', () => {
    expect([interaction.openStep?.kind, interaction.shownGroups]).toEqual(['ambassador', []]);
    interaction.activate('ambassador:3', AT, true);
    expect([interaction.openStep?.kind, interaction.menu]).toEqual(['face', null]);
    interaction.activate('face:funding', AT, true);
    expect([interaction.openStep, interaction.menu]).toEqual([null, null]);
    expect(interaction.shownGroups[0]?.options.map(({ move }) => move)).toEqual(SPACES.map((space) => `place 3 funding ${space}`));
  });

  it('picks the parts of fewer options too, if a board says so', () => {
    const few = new Interaction({ ...HOST, mostListed: () => 3 });
    few.setDecision({ ...DECISION, id: 2, groups: [{ verb: 'place', options: SPACES.map((space) => place('1', 'voting', space)) }] });
    expect(few.steps.map(({ kind, picked }) => [kind, picked])).toEqual([['ambassador', null], ['face', null], ['space', null]]);
  });

  it('has steps only where there are many options', () => {
    expect(argumentsOf(OPTIONS).map(({ kind, references }) => [kind, references.length])).toEqual([['ambassador', 3], ['face', 2], ['space', 4]]);
    expect(argumentsOf(OPTIONS.slice(0, 4))).toEqual([]);
    expect(argumentsOf(SPACES.map((space) => ({ ...place('1', 'voting', space), targets: [`space:${space}`] })))).toEqual([]);
  });
});
