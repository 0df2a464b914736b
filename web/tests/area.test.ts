import { describe, expect, it } from 'vitest';
import { areaAround, isAtHand, scaleForFinger } from '../src/table/area';
import type { TargetBox } from '../src/table/offscreen-targets';

const FRAME = { width: 390, height: 300 };
const hex = (x: number, y: number, size = 20): TargetBox => ({ reference: `hex:${x}.${y}`, x, y, width: size * 1.15, height: size });
const seen = ({ x, y }: TargetBox, area: { x: number; y: number; scale: number }) => {
  const [left, top] = [area.x + x * area.scale, area.y + y * area.scale];
  return left > 0 && left < FRAME.width && top > 0 && top < FRAME.height;
};

describe('the area that a phone opens', () => {
  it('has targets for a finger', () => {
    expect(scaleForFinger([hex(10, 10), hex(50, 50, 24)]) * 20).toBe(48);
    expect(scaleForFinger([hex(10, 10, 50)])).toBe(1);
  });

  it('shows all targets if there is room', () => {
    const wanted = [hex(300, 200), hex(340, 240)];
    const area = areaAround({ wanted, own: [], all: wanted }, FRAME);
    expect(wanted.every((box) => seen(box, area))).toBe(true);
    expect(isAtHand(wanted, area, FRAME)).toBe(true);
    expect(isAtHand(wanted, { x: 0, y: 0, scale: 1 }, FRAME)).toBe(false);
  });

  it('shows most of them otherwise, and of equal parts the one near the own pieces', () => {
    const crowd = [hex(300, 50), hex(320, 70), hex(340, 50)];
    const wanted = [hex(20, 280), ...crowd];
    const area = areaAround({ wanted, own: [hex(20, 270)], all: wanted }, FRAME);
    expect(crowd.every((box) => seen(box, area))).toBe(true);
    const apart = [hex(20, 280), hex(370, 20)];
    expect(seen(apart[0] as TargetBox, areaAround({ wanted: apart, own: [hex(40, 260)], all: apart }, FRAME))).toBe(true);
    expect(seen(apart[1] as TargetBox, areaAround({ wanted: apart, own: [hex(350, 40)], all: apart }, FRAME))).toBe(true);
  });

  it('scrolls a long board and leaves its width alone', () => {
    const all = [hex(195, 40, 60), hex(195, 900, 60)];
    expect(areaAround({ wanted: all.slice(1), own: [], all }, FRAME)).toEqual({ scale: 1, x: 0, y: 300 - 938 });
    expect(areaAround({ wanted: all.slice(0, 1), own: [], all }, FRAME)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
