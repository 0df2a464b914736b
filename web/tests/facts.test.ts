import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact } from '../src/api/types';
import { factRows, FactsOnDemand, mentionedIn, restOf, thingOf } from '../src/table/facts.svelte';

const fact = (name: string, values: Fact['values'] = {}): Fact => ({ name, values, needs: [], have: {} });
const DESCRIBED = fact('described', { thing: 'planet:ice' });
const NEAR = fact('neighbour', { seat: 1, hex: 'hex:2B4' });
const at = (owner: string | null) => ({ closest: () => (owner === null ? null : { dataset: { owner } }) }) as unknown as Element;
const HERE = at(null);
const THERE = at(null);

describe('facts', () => {
  it('begin with a name, which is their heading', () => {
    expect(thingOf([DESCRIBED, NEAR])).toBe('planet:ice');
    expect(restOf([DESCRIBED, NEAR])).toEqual([NEAR]);
    expect(restOf([NEAR])).toEqual([NEAR]);
  });

  it('stand side by side where they are cells of one row', () => {
    const cell = (number: number) => fact('slot', { cell: number });
    expect(factRows([NEAR, cell(1), cell(2), cell(1), NEAR]).map((row) => row.length)).toEqual([1, 2, 1, 1]);
  });

  it('mention other things on the board', () => {
    expect(mentionedIn([NEAR])).toEqual(['hex:2B4']);
  });
});

describe('facts on demand', () => {
  const load = vi.fn((reference: string) => Promise.resolve(reference === 'tile:a' ? [fact('described', { thing: 'tile:a' })] : [DESCRIBED, NEAR]));
  let facts: FactsOnDemand;

  beforeEach(() => {
    load.mockClear();
    facts = new FactsOnDemand(load, () => 0);
  });

  it('are fetched once in a position', async () => {
    await facts.show('hex:A', HERE);
    await facts.show('hex:A', THERE);
    expect(load).toHaveBeenCalledTimes(1);
    expect(facts.isAbout(THERE)).toBe(true);
    await facts.renew();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("are those of the owner on another player's mat, and one's own elsewhere", async () => {
    await facts.show('structure:mine', at('0'));
    expect(facts.pointed?.owner).toBeNull();
    await facts.show('structure:mine', at('2'));
    expect(facts.pointed?.owner).toBe(2);
    expect(load.mock.calls).toEqual([['structure:mine', null], ['structure:mine', 2]]);
  });

  it('are not shown where they only repeat a name', async () => {
    expect(await facts.show('tile:a', HERE)).toBe(false);
    expect(facts.shown).toEqual([]);
  });

  it('of a thing that was left meanwhile are not shown', async () => {
    const late = facts.show('hex:A', HERE);
    facts.hide();
    expect(await late).toBe(false);
    expect(facts.shown).toEqual([]);
  });

  it('stay when they are pinned, until they are pinned again', async () => {
    await facts.show('hex:A', HERE);
    facts.pin();
    facts.hide();
    expect(facts.shown.map(({ reference }) => reference)).toEqual(['hex:A']);
    await facts.show('hex:A', HERE);
    facts.pin();
    facts.hide();
    expect(facts.shown).toEqual([]);
  });
});
