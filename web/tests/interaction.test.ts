import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Condition, Option, Preview, Reason } from '../src/api/types';
import type { InteractionHost } from '../src/table/interaction-types';
import { Interaction } from '../src/table/interaction.svelte';
import { MAX_PLAIN_OPTIONS } from '../src/table/verb-arguments';

const PREVIEW: Preview = { events: [], asks: [1] };
const BUILD: Option = { move: 'build A', targets: ['hex:A'], text: 'build', values: {} };
const PASS: Option = { move: 'pass', targets: [], text: 'pass', values: {} };
const DECISION = { id: 7, groups: [{ verb: 'build', options: [BUILD] }, { verb: 'pass', options: [PASS] }], locked: [], order: ['build', 'trade', 'pass'], ending: null };
const PLACE = {} as Element;
const SUMS = { needs: [], holds: [], cure: null };
const SHORT = { rule: 'R-1', numbers: { have: 1, need: 2 }, resource: 'resource:ore', ...SUMS };

function refusal(move: string, failure: Condition = { rule: 'R-1', numbers: {}, resource: '', ...SUMS }): Reason {
  return { verb: move.split(' ')[0] ?? '', move, targets: [], text: '', values: {}, have: {}, failures: [failure], ...SUMS };
}

function host(changes: Partial<InteractionHost> = {}): InteractionHost {
  return {
    preview: vi.fn(() => Promise.resolve(PREVIEW)),
    why: vi.fn(() => Promise.resolve([] as Reason[])),
    whyMove: vi.fn(() => Promise.resolve(null)),
    showFacts: vi.fn(),
    play: vi.fn(() => Promise.resolve()),
    words: (option) => option.move,
    spoken: { legal: (words) => words.join(), chosen: (words) => `chosen ${words}` },
    say: vi.fn(),
    playsAtOnce: () => false,
    isTabOnly: () => false,
    isStepped: () => false,
    isOpening: () => false,
    mostListed: () => MAX_PLAIN_OPTIONS,
    openFor: () => false,
    ...changes,
  };
}

describe('the interaction with a decision', () => {
  let table: InteractionHost;
  let interaction: Interaction;

  beforeEach(() => {
    table = host();
    interaction = new Interaction(table);
    interaction.setDecision(DECISION);
  });

  it('opens the first verb and previews what is chosen, once', async () => {
    expect(interaction.verb).toBe('build');
    interaction.activate('hex:A', PLACE);
    expect(interaction.chosen).toEqual(BUILD);
    expect(interaction.stateOf('hex:A')).toBe('chosen');
    await interaction.loadPreview('build A');
    interaction.point(BUILD);
    expect(table.preview).toHaveBeenCalledExactlyOnceWith('build A', DECISION.id);
    expect(interaction.preview).toEqual(PREVIEW);
    expect(table.say).toHaveBeenCalledWith('chosen build A');
  });

  it('plays only what was confirmed', () => {
    interaction.confirm();
    expect(table.play).not.toHaveBeenCalled();
    interaction.activate('hex:A', PLACE);
    interaction.confirm();
    expect(table.play).toHaveBeenCalledWith(BUILD, { endsTurn: false });
  });

  it('plays the answer to the next question together with what was chosen', () => {
    interaction.activate('hex:A', PLACE);
    interaction.followUp = { ...BUILD, move: 'step economy' };
    interaction.confirm();
    expect(table.play).toHaveBeenCalledWith(BUILD, { then: ['step economy'], endsTurn: false });
    interaction.cancel();
    expect(interaction.followUp).toBeNull();
  });

  it('plays at once for those who want it', () => {
    const quick = host({ playsAtOnce: () => true });
    const other = new Interaction(quick);
    other.setDecision(DECISION);
    other.activate('hex:A', PLACE);
    expect(quick.play).toHaveBeenCalledWith(BUILD, {});
  });

  it('does not play twice while a move is on its way', () => {
    const slow = host({ play: vi.fn(() => new Promise<void>(() => undefined)) });
    const other = new Interaction(slow);
    other.setDecision(DECISION);
    other.activate('hex:A', PLACE);
    other.confirm();
    other.confirm();
    expect(slow.play).toHaveBeenCalledTimes(1);
  });

  it('forgets a choice with its decision, and keeps it when others move', () => {
    interaction.activate('hex:A', PLACE);
    interaction.setDecision({ ...DECISION });
    expect(interaction.chosen).toEqual(BUILD);
    interaction.setDecision({ ...DECISION, id: 9 });
    expect(interaction.chosen).toBeNull();
    expect(interaction.previews.size).toBe(0);
  });

  it('shows a reason only where something was refused, and facts where nothing was', async () => {
    await interaction.explain('hex:Z', PLACE);
    expect(interaction.reason).toBeNull();
    expect(table.showFacts).toHaveBeenCalledWith('hex:Z', PLACE);
    table.why = () => Promise.resolve([refusal('build Z')]);
    await interaction.explain('hex:Z', PLACE);
    expect(interaction.stateOf('hex:Z')).toBe('blocked');
    interaction.cancel();
    expect(interaction.stateOf('hex:Z')).toBe('idle');
  });

  it('opens the tab of the wish that it refuses, but not while something is chosen', async () => {
    table.why = () => Promise.resolve([refusal('pass Z', SHORT)]);
    await interaction.explain('hex:Z', PLACE);
    expect(interaction.verb).toBe('pass');
    interaction.activate('hex:A', PLACE);
    await interaction.explain('hex:Z', PLACE);
    expect(interaction.verb).toBe('build');
  });

  it('offers several refused wishes in a menu', async () => {
    table.why = () => Promise.resolve([refusal('build Z', SHORT), refusal('pass Z', SHORT)]);
    await interaction.explain('hex:Z', PLACE);
    expect(interaction.menu?.reasons.map(({ move }) => move)).toEqual(['build Z', 'pass Z']);
    expect(interaction.reason).toBeNull();
  });

  it('explains a locked verb by its nearest move', async () => {
    const locked = [{ verb: 'upgrade', move: 'upgrade Z', failures: [] }];
    interaction.setDecision({ ...DECISION, locked });
    table.whyMove = vi.fn(() => Promise.resolve(refusal('upgrade Z', SHORT)));
    await interaction.explainMove('upgrade Z', PLACE);
    expect(table.whyMove).toHaveBeenCalledWith('upgrade Z');
    expect(interaction.reason?.reference).toBeNull();
  });

  it('plays a cure and the move in one go', () => {
    const cure = ['convert a', 'convert b'].map((move) => ({ move, targets: [], text: '', values: {} }));
    interaction.playCure({ ...refusal('build Z', SHORT), cure });
    expect(table.play).toHaveBeenCalledWith(cure[0], { then: ['convert b', 'build Z'] });
  });

  it('has chosen already where there is only one answer', () => {
    interaction.setDecision({ id: 8, groups: [{ verb: 'pass', options: [PASS] }], locked: [], order: ['build', 'trade', 'pass'], ending: null });
    expect(interaction.chosen).toEqual(PASS);
    interaction.confirm();
    expect(table.play).toHaveBeenCalledWith(PASS, { endsTurn: false });
  });

  it('ends the turn with one click unless something else is chosen', () => {
    interaction.setDecision({ ...DECISION, id: 8, ending: 'pass' });
    expect([interaction.chosen, interaction.confirmable]).toEqual([null, PASS]);
    interaction.activate('hex:A', PLACE);
    interaction.confirm();
    expect(table.play).toHaveBeenCalledWith(BUILD, { endsTurn: false });
  });

  it('does not end the turn by the big button while that has to wait', () => {
    interaction.setDecision({ ...DECISION, id: 8, ending: 'pass', waiting: ['pass'] });
    expect(interaction.confirmable).toBeNull();
    interaction.open('pass');
    expect(interaction.confirmable).toEqual(PASS);
  });

  it('never aims at a thing with a verb that only its own tab opens', () => {
    const careful = host({ isTabOnly: (verb) => verb === 'build' });
    const other = new Interaction(careful);
    other.setDecision({ ...DECISION, groups: [...DECISION.groups].reverse() });
    other.activate('hex:A', PLACE);
    expect([other.chosen, other.stateOf('hex:A')]).toEqual([null, 'idle']);
    other.open('build');
    other.activate('hex:A', PLACE);
    expect(other.chosen).toEqual(BUILD);
  });

  it('steps through the options at a target where the board says so', () => {
    const turns: Option[] = ['0', '2', '3'].map((turn) => ({ move: `lay A ${turn}`, targets: ['hex:A'], text: 'lay', values: { turn } }));
    const other = new Interaction(host({ isStepped: (verb) => verb === 'lay' }));
    other.setDecision({ ...DECISION, groups: [{ verb: 'lay', options: turns }] });
    const clicked = [1, 2, 3, 4].map(() => {
      other.activate('hex:A', PLACE);
      return other.chosen?.move;
    });
    expect(clicked).toEqual(['lay A 0', 'lay A 2', 'lay A 3', 'lay A 0']);
    expect(other.menu).toBeNull();
  });

  it('ends the turn with the move if nothing else is left after it', async () => {
    const ending = host({ preview: () => Promise.resolve({ ...PREVIEW, ends_turn: true }) });
    const other = new Interaction(ending);
    other.setDecision(DECISION);
    other.activate('hex:A', PLACE);
    await other.loadPreview('build A');
    expect(other.endsTurn).toBe(true);
    other.confirm();
    expect(ending.play).toHaveBeenCalledWith(BUILD, { endsTurn: true });
  });

  it('steps through the verbs of which something is possible, in the order of the rules', () => {
    interaction.openNext(1);
    expect(interaction.verb).toBe('pass');
    interaction.openNext(1);
    expect(interaction.verb).toBe('build');
    interaction.openNext(-1);
    expect([interaction.verb, interaction.chosen]).toEqual(['pass', PASS]);
  });
});
