import { expect, it } from 'vitest';
import { Refreshing } from '../src/api/refreshing';

/** Work whose rounds end when they are told to. */
function slowWork() {
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const refreshing = new Refreshing(() => new Promise<void>((done, fail) => ends.push({ done, fail })));
  return { ends, refreshing };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks once more, and only once, however often it was asked meanwhile', async () => {
  const { ends, refreshing } = slowWork();
  const all = [refreshing.ask(), refreshing.ask(), refreshing.ask()];
  expect([ends.length, refreshing.isRunning]).toEqual([1, true]);
  ends[0]?.done();
  await settled();
  expect(ends.length).toBe(2);
  ends[1]?.done();
  await Promise.all(all);
  expect([ends.length, refreshing.isRunning]).toEqual([2, false]);
});

it('begins anew when nothing is under way', async () => {
  const { ends, refreshing } = slowWork();
  for (const round of [0, 1]) {
    const asked = refreshing.ask();
    ends[round]?.done();
    await asked;
  }
  expect(ends.length).toBe(2);
});

it('tells of a failure, unless it was asked again meanwhile', async () => {
  const { ends, refreshing } = slowWork();
  const failing = refreshing.ask();
  ends[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = [refreshing.ask(), refreshing.ask()];
  ends[1]?.fail(new Error('away'));
  await settled();
  ends[2]?.done();
  await Promise.all(again);
});
