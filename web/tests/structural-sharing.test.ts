import { expect, it } from 'vitest';
import { reuseUnchanged, structuralSharing } from '../src/table/structural-sharing';

const view = (vp: number) => ({ round: 1, players: [{ vp, tech: ['a'] }, { vp: 10, tech: [] }], hexes: { '1A1': { planet: 'ice' } }, automa: null });

it('gives back the old value if the new one says the same', () => {
  const before = view(10);
  expect(reuseUnchanged(before, view(10))).toBe(before);
});

it('keeps the parts that did not change and changes nothing that was given', () => {
  const [before, after] = [view(10), view(13)];
  const shared = reuseUnchanged(before, after);
  expect(shared).toEqual(view(13));
  expect(shared.hexes).toBe(before.hexes);
  expect(shared.players[0]?.tech).toBe(before.players[0]?.tech);
  expect(shared.players[1]).toBe(before.players[1]);
  expect([before, after]).toEqual([view(10), view(13)]);
});

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [{ a: 1 }, null],
  [null, { a: 1 }],
  [{ a: 1 }, {}],
  [{ a: 1 }, { b: undefined }],
  [{ a: undefined }, { b: undefined }],
  ['1', 1],
])('tells %j from %j', (before, after) => {
  expect(reuseUnchanged(before, after)).toStrictEqual(after);
});

it('takes another order for a change', () => {
  expect(Object.keys(reuseUnchanged({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
});

it('shares what comes one after the other', () => {
  const share = structuralSharing<{ names: string[]; at: number }>();
  const first = share({ names: ['Io'], at: 1 });
  expect(share({ names: ['Io'], at: 2 }).names).toBe(first.names);
  expect(share({ names: ['Io'], at: 3 }).names).toBe(first.names);
});
