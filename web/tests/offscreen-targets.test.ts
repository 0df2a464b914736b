import { describe, expect, it } from 'vitest';
import { centeredOn, freeCorner, pillsFor, type TargetBox, visiblePart } from '../src/table/offscreen-targets';

const FRAME = { width: 300, height: 200 };
const CLOSE = { x: -300, y: 0, scale: 2 };
const place = (reference: string, x: number, y: number, size = 10) => ({ reference, x, y, width: size, height: size });
const pills = (targets: TargetBox[]) => pillsFor(targets, targets, CLOSE, FRAME);

describe('what lies outside of the view', () => {
  it('has a pill at the nearest edge', () => {
    const [pill] = pills([place('hex:A', 20, 50)]);
    expect(pill).toMatchObject({ reference: 'hex:A', arrow: '←', left: 46, top: 100 });
  });

  it('has none if it is seen', () => {
    expect(pills([place('hex:B', 200, 50)])).toEqual([]);
  });

  it('moves aside for what is nearer, and for targets that are seen', () => {
    const both = pills([place('hex:far', 10, 50), place('hex:near', 140, 52)]);
    expect(both.map((pill) => pill.reference)).toEqual(['hex:near', 'hex:far']);
    expect(Math.abs((both[0]?.top ?? 0) - (both[1]?.top ?? 0))).toBeGreaterThanOrEqual(44);
    const [pill] = pills([place('hex:A', 20, 50), place('hex:B', 170, 50, 20)]);
    expect(Math.abs((pill?.top ?? 0) - 100)).toBeGreaterThanOrEqual(42);
  });

  it('has none where no place at the edge is free', () => {
    expect(pills([place('hex:A', 20, 50), place('hex:wide', 220, 50, 140)])).toEqual([]);
  });

  it('comes into the middle when one looks at it', () => {
    expect(centeredOn(CLOSE, { x: 20, y: 50 }, FRAME)).toEqual({ scale: 2, x: 110, y: 0 });
  });

  it('is what the small map leaves out', () => {
    expect(visiblePart(CLOSE, FRAME)).toEqual({ x: 150, y: -0, width: 150, height: 100 });
  });

  it('leaves the small map a corner without legal targets, if there is one', () => {
    const block = { width: 84, height: 100 };
    const still = { x: 0, y: 0, scale: 1 };
    expect(freeCorner(block, [], still, FRAME)).toBe('top-right');
    expect(freeCorner(block, [place('hex:A', 280, 20), place('hex:B', 20, 20)], still, FRAME)).toBe('bottom-right');
    expect(freeCorner(block, [place('hex:A', 150, 100, 290)], still, FRAME)).toBeNull();
  });
});
