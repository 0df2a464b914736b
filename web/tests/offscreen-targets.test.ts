import { describe, expect, it } from 'vitest';
import { centeredOn, pillsFor, visiblePart } from '../src/table/offscreen-targets';

const FRAME = { width: 300, height: 200 };
const CLOSE = { x: -300, y: 0, scale: 2 };
const place = (reference: string, x: number, y: number) => ({ reference, x, y });

describe('what lies outside of the view', () => {
  it('has a pill at the nearest edge', () => {
    const [pill] = pillsFor([place('hex:A', 20, 50)], CLOSE, FRAME);
    expect(pill).toMatchObject({ reference: 'hex:A', arrow: '←', left: 44, top: 100 });
  });

  it('has none if it is seen', () => {
    expect(pillsFor([place('hex:B', 200, 50)], CLOSE, FRAME)).toEqual([]);
  });

  it('gives way to what is nearer', () => {
    const pills = pillsFor([place('hex:far', 10, 50), place('hex:near', 140, 52)], CLOSE, FRAME);
    expect(pills.map((pill) => pill.reference)).toEqual(['hex:near']);
  });

  it('comes into the middle when one looks at it', () => {
    expect(centeredOn(CLOSE, { x: 20, y: 50 }, FRAME)).toEqual({ scale: 2, x: 110, y: 0 });
  });

  it('is what the small map leaves out', () => {
    expect(visiblePart(CLOSE, FRAME)).toEqual({ x: 150, y: -0, width: 150, height: 100 });
  });
});
