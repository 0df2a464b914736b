import { expect, it } from 'vitest';
import { nearestSpot, type Spot } from '../src/table/compass';
import { closer, drag, inView, pinch, WHOLE } from '../src/table/gaze';
import { placeBeside } from '../src/table/placing';

const SPOTS: Spot<string>[] = [
  { item: 'centre', x: 0, y: 0 },
  { item: 'north', x: 0, y: -20 },
  { item: 'south', x: 0, y: 20 },
  { item: 'north-east', x: 17, y: -10 },
  { item: 'far east', x: 60, y: 0 },
];
const CENTRE = { item: 'centre', x: 0, y: 0 };

it('finds the neighbour in a direction', () => {
  expect(nearestSpot(SPOTS, CENTRE, 'up')).toBe('north');
  expect(nearestSpot(SPOTS, CENTRE, 'down')).toBe('south');
  expect(nearestSpot(SPOTS, CENTRE, 'right')).toBe('north-east');
  expect(nearestSpot(SPOTS, CENTRE, 'left')).toBeNull();
});

it('keeps what lies under the pointer there while zooming', () => {
  const gaze = closer(WHOLE, 2, 100, 50);
  expect((100 - gaze.x) / gaze.scale).toBeCloseTo(100);
  expect((50 - gaze.y) / gaze.scale).toBeCloseTo(50);
  expect(closer(WHOLE, 100, 0, 0).scale).toBe(5);
});

it('drags and pinches', () => {
  expect(drag(WHOLE, { x: 0, y: 0 }, { x: 5, y: -3 })).toEqual({ x: 5, y: -3, scale: 1 });
  expect(pinch(WHOLE, { x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 0 }).scale).toBe(2);
});

it('moves just enough to show what has the focus', () => {
  const frame = { left: 0, top: 0, right: 200, bottom: 200 };
  expect(inView(WHOLE, { left: 90, top: 90, right: 110, bottom: 110 }, frame)).toEqual(WHOLE);
  expect(inView(WHOLE, { left: 210, top: -30, right: 230, bottom: -10 }, frame)).toEqual({ x: -54, y: 54, scale: 1 });
});

it('puts a popover where it covers no legal target', () => {
  const around = { left: 100, top: 100, width: 20, height: 20 };
  const below = { left: 90, top: 130, width: 40, height: 40 };
  const spot = placeBeside(around, { width: 60, height: 40 }, [below], { width: 400, height: 400 });
  expect(spot.top + 40).toBeLessThanOrEqual(100);
});
