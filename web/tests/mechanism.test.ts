import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, Preview, Reason } from '../src/api/types';
import { type Host, Mechanism } from '../src/table/mechanism.svelte';

const PREVIEW: Preview = { events: [], asks: [1] };
const BUILD: Option = { move: 'build A', targets: ['hex:A'], text: 'build', values: {} };
const PASS: Option = { move: 'pass', targets: [], text: 'pass', values: {} };
const DECISION = { id: 7, groups: [{ verb: 'build', options: [BUILD] }, { verb: 'pass', options: [PASS] }], locked: [], ending: null };
const PLACE = {} as Element;

function host(changes: Partial<Host> = {}): Host {
  return {
    preview: vi.fn(() => Promise.resolve(PREVIEW)),
    why: vi.fn(() => Promise.resolve([] as Reason[])),
    play: vi.fn(() => Promise.resolve()),
    words: (option) => option.move,
    spoken: { legal: (words) => words.join(), chosen: (words) => `chosen ${words}` },
    say: vi.fn(),
    playsAtOnce: () => false,
    isOnlyByTab: () => false,
    ...changes,
  };
}

describe('the mechanism', () => {
  let table: Host;
  let mechanism: Mechanism;

  beforeEach(() => {
    table = host();
    mechanism = new Mechanism(table);
    mechanism.decide(DECISION);
  });

  it('opens the first verb and previews what is chosen, once', async () => {
    expect(mechanism.verb).toBe('build');
    mechanism.aim('hex:A', PLACE);
    expect(mechanism.chosen).toEqual(BUILD);
    expect(mechanism.stateOf('hex:A')).toBe('chosen');
    await mechanism.look('build A');
    mechanism.point(BUILD);
    expect(table.preview).toHaveBeenCalledTimes(1);
    expect(mechanism.preview).toEqual(PREVIEW);
    expect(table.say).toHaveBeenCalledWith('chosen build A');
  });

  it('plays only what was confirmed', () => {
    mechanism.confirm();
    expect(table.play).not.toHaveBeenCalled();
    mechanism.aim('hex:A', PLACE);
    mechanism.confirm();
    expect(table.play).toHaveBeenCalledWith(BUILD);
  });

  it('plays at once for those who want it', () => {
    const quick = host({ playsAtOnce: () => true });
    const other = new Mechanism(quick);
    other.decide(DECISION);
    other.aim('hex:A', PLACE);
    expect(quick.play).toHaveBeenCalledWith(BUILD);
  });

  it('does not play twice while a move is on its way', () => {
    const slow = host({ play: vi.fn(() => new Promise<void>(() => undefined)) });
    const other = new Mechanism(slow);
    other.decide(DECISION);
    other.aim('hex:A', PLACE);
    other.confirm();
    other.confirm();
    expect(slow.play).toHaveBeenCalledTimes(1);
  });

  it('forgets a choice with its decision, and keeps it when others move', () => {
    mechanism.aim('hex:A', PLACE);
    mechanism.decide({ ...DECISION });
    expect(mechanism.chosen).toEqual(BUILD);
    mechanism.decide({ ...DECISION, id: 9 });
    expect(mechanism.chosen).toBeNull();
    expect(mechanism.previews.size).toBe(0);
  });

  it('shows a reason only where something was refused', async () => {
    const sums = { needs: [], holds: [], cure: null };
    const failure = { rule: 'R-1', numbers: {}, resource: '', ...sums };
    const refusal: Reason = { verb: 'build', move: 'build Z', failures: [failure], ...sums };
    await mechanism.explain('hex:Z', PLACE, true);
    expect(mechanism.reason).toBeNull();
    table.why = () => Promise.resolve([refusal]);
    await mechanism.explain('hex:Z', PLACE, true);
    expect(mechanism.stateOf('hex:Z')).toBe('blocked');
    mechanism.cancel();
    expect(mechanism.stateOf('hex:Z')).toBe('idle');
  });

  it('has chosen already where there is only one answer', () => {
    mechanism.decide({ id: 8, groups: [{ verb: 'pass', options: [PASS] }], locked: [], ending: null });
    expect(mechanism.chosen).toEqual(PASS);
    mechanism.confirm();
    expect(table.play).toHaveBeenCalledWith(PASS);
  });

  it('ends the turn with one click unless something else is chosen', () => {
    mechanism.decide({ ...DECISION, id: 8, ending: 'pass' });
    expect([mechanism.chosen, mechanism.ready]).toEqual([null, PASS]);
    mechanism.aim('hex:A', PLACE);
    mechanism.confirm();
    expect(table.play).toHaveBeenCalledWith(BUILD);
  });

  it('never aims at a thing with a verb that only its own tab opens', () => {
    const careful = host({ isOnlyByTab: (verb) => verb === 'build' });
    const other = new Mechanism(careful);
    other.decide({ ...DECISION, groups: [...DECISION.groups].reverse() });
    other.aim('hex:A', PLACE);
    expect([other.chosen, other.stateOf('hex:A')]).toEqual([null, 'idle']);
    other.open('build');
    other.aim('hex:A', PLACE);
    expect(other.chosen).toEqual(BUILD);
  });
});
