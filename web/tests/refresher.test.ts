import { expect, it } from 'vitest';
import { Refresher } from '../src/api/refresher';

/** A refresher whose runs a test ends by hand. */
function slowWork() {
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const refresher = new Refresher(() => new Promise<void>((done, fail) => ends.push({ done, fail })));
  return { ends, refresher };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks once more, and only once, however often it was asked meanwhile', async () => {
  const { ends, refresher } = slowWork();
  const all = [refresher.request(), refresher.request(), refresher.request()];
  expect([ends.length, refresher.isRunning]).toEqual([1, true]);
  ends[0]?.done();
  await settled();
  expect(ends.length).toBe(2);
  ends[1]?.done();
  await Promise.all(all);
  expect([ends.length, refresher.isRunning]).toEqual([2, false]);
});

it('begins anew when nothing is under way', async () => {
  const { ends, refresher } = slowWork();
  for (const round of [0, 1]) {
    const request = refresher.request();
    ends[round]?.done();
    await request;
  }
  expect(ends.length).toBe(2);
});

it('tells of a failure, unless it was asked again meanwhile', async () => {
  const { ends, refresher } = slowWork();
  const failing = refresher.request();
  ends[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = [refresher.request(), refresher.request()];
  ends[1]?.fail(new Error('away'));
  await settled();
  ends[2]?.done();
  await Promise.all(again);
});
