import { expect, it } from 'vitest';
import { nearestSpot, type Spot } from '../src/table/arrow-keys';
import { zoomAt, pan, panIntoView, pinch, UNZOOMED } from '../src/table/viewport';
import { placeBeside } from '../src/table/popover-position';

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
  const viewport = zoomAt(UNZOOMED, 2, 100, 50);
  expect((100 - viewport.x) / viewport.scale).toBeCloseTo(100);
  expect((50 - viewport.y) / viewport.scale).toBeCloseTo(50);
  expect(zoomAt(UNZOOMED, 100, 0, 0).scale).toBe(5);
});

it('drags and pinches', () => {
  expect(pan(UNZOOMED, { x: 0, y: 0 }, { x: 5, y: -3 })).toEqual({ x: 5, y: -3, scale: 1 });
  expect(pinch(UNZOOMED, { x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 0 }).scale).toBe(2);
});

it('moves just enough to show what has the focus', () => {
  const frame = { left: 0, top: 0, right: 200, bottom: 200 };
  expect(panIntoView(UNZOOMED, { left: 90, top: 90, right: 110, bottom: 110 }, frame)).toEqual(UNZOOMED);
  expect(panIntoView(UNZOOMED, { left: 210, top: -30, right: 230, bottom: -10 }, frame)).toEqual({ x: -54, y: 54, scale: 1 });
});

it('puts a popover where it covers no legal target', () => {
  const around = { left: 100, top: 100, width: 20, height: 20 };
  const below = { left: 90, top: 130, width: 40, height: 40 };
  const spot = placeBeside(around, { width: 60, height: 40 }, [below], { width: 400, height: 400 });
  expect(spot.top + 40).toBeLessThanOrEqual(100);
});
