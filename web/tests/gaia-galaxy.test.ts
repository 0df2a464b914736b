import { describe, expect, it } from 'vitest';
import { boundsOf, contour, distance, hexesOf, nearest } from '../src/boards/gaia/galaxy/geometry';
import { pricesOf } from '../src/boards/gaia/galaxy/prices';
import { tagPlaces } from '../src/boards/gaia/galaxy/tag-places';
import { stepper } from '../src/boards/gaia/galaxy/arrow-steps';
import type { GaiaView } from '../src/boards/gaia/view';
import type { Preview } from '../src/api/types';
import type { Direction } from '../src/table/arrow-keys';
import { letterScale, unitsPerPixel, priceToShow } from '../src/boards/gaia/galaxy/map-text';

const BASIC: GaiaView['sectors'] = [
  ['sector_10', 5, -2, 0],
  ['sector_1', 2, 3, 0],
  ['sector_5a', -1, 8, 0],
  ['sector_9', 3, -5, 0],
  ['sector_2', 0, 0, 0],
  ['sector_3', -3, 5, 0],
  ['sector_6a', -6, 10, 0],
  ['sector_8', -2, -3, 0],
  ['sector_4', -5, 2, 0],
  ['sector_7a', -8, 7, 0],
];
const hexes = hexesOf(BASIC);
const named = (name: string) => {
  const found = hexes.find((hex) => hex.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('galaxy', () => {
  it('has every hex of the printed map once', () => {
    expect(hexes).toHaveLength(190);
    expect(new Set(hexes.map((hex) => hex.name)).size).toBe(190);
    expect(new Set(hexes.map((hex) => hex.at.join())).size).toBe(190);
  });

  it('places hexes as the component files say', () => {
    expect(named('1B1').at).toEqual([2, 4]);
    expect(named('8A0').at).toEqual([0, -3]);
    expect(named('2A0').y).toBeLessThan(named('2C').y);
  });

  it('measures distances', () => {
    expect(distance(named('2C').at, named('2A3').at)).toBe(2);
    expect(distance(named('2C').at, named('3C').at)).toBe(5);
    expect(nearest(named('2C'), [named('2A3'), named('2B0')])).toMatchObject({ distance: 1 });
    expect(nearest(named('2C'), [])).toBeNull();
  });

  it('draws closed outlines', () => {
    const path = contour(hexes.filter((hex) => hex.sector === 2).map((hex) => hex.at), 3);
    const ends = path.slice(1).split('M').flatMap((line) => line.split('L'));
    const counts = new Map<string, number>();
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
    expect(ends).toHaveLength(60);
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
  });

  it('holds all hexes', () => {
    const box = boundsOf(hexes);
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    expect(hexes.every(({ x, y }) => x > box.x && y > box.y && x < right && y < bottom)).toBe(true);
  });
});

describe('arrow keys', () => {
  const step = stepper(hexes);
  const BACK: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };

  it('undo each other everywhere', () => {
    for (const { name } of hexes)
      for (const direction of Object.keys(BACK) as Direction[]) {
        const next = step(`hex:${name}`, direction);
        if (next) expect(step(next, BACK[direction])).toBe(`hex:${name}`);
      }
  });

  it('go north and south', () => {
    expect(step('hex:2C', 'up')).toBe('hex:2B0');
    expect(step('hex:2C', 'down')).toBe('hex:2B3');
  });

  it('leave the badge of a sector', () => {
    expect(step('sector:2', 'up')).toBe('hex:2B0');
  });
});

describe('price tags', () => {
  const option = (hex: string, more: string[] = []) => ({
    move: `build ${hex}`,
    targets: [`hex:${hex}`, ...more],
    text: '',
    values: {},
  });
  const paying = (ore: number): Preview => ({
    events: [
      { kind: 'paid', values: { seat: 0, resource: 'resource:ore', amount: ore } },
      { kind: 'paid', values: { seat: 0, resource: 'resource:credits', amount: 2 } },
      { kind: 'gained', values: { seat: 0, resource: 'resource:knowledge', amount: 1 } },
    ],
    asks: [],
  });

  it('show the whole price', () => {
    const group = { verb: 'build', options: [option('3B2'), option('3B5')] };
    const previews = new Map([
      ['build 3B2', paying(1)],
      ['build 3B5', paying(4)],
    ]);
    const prices = pricesOf(group, previews, 0);
    expect(prices.get('3B2')).toEqual([{ of: 'resource:ore', amount: -1 }, { of: 'resource:credits', amount: -2 }]);
    expect(prices.get('3B5')).toEqual([{ of: 'resource:ore', amount: -4 }, { of: 'resource:credits', amount: -2 }]);
  });

  it('say nothing where a hex has several options', () => {
    const group = { verb: 'upgrade', options: [option('3B2', ['structure:mine']), option('3B2')] };
    expect(pricesOf(group, new Map([['build 3B2', paying(1)]]), 0).size).toBe(0);
  });
});

describe('letters on the map', () => {
  it('know how large a pixel of the screen is, whichever side of the map is short of room', () => {
    const map = { width: 800, height: 700 };
    expect(unitsPerPixel(map, { width: 400, height: 700 })).toBe(2);
    expect(unitsPerPixel(map, { width: 1600, height: 350 })).toBe(2);
    expect(unitsPerPixel(map, { width: 0, height: 0 })).toBe(1);
  });

  it('leave room for their neighbours: on a small map a tag says only what is paid', () => {
    const price = [{ amount: -2 }, { amount: 4 }];
    expect(priceToShow(price, 1)).toEqual(price);
    expect(priceToShow(price, 1.8)).toEqual([{ amount: -2 }]);
    expect(priceToShow([{ amount: 4 }], 1.8)).toEqual([{ amount: 4 }]);
  });

  it('have 12 pixels; a tiny map is read only enlarged', () => {
    expect(letterScale(0.5)).toBe(1);
    expect(letterScale(1.4)).toBeCloseTo(1.6);
    expect(letterScale(2.4)).toBe(1);
  });
});

describe('price tags', () => {
  const tag = (name: string) => ({ hex: named(name), width: 80 });

  it('lie under their planets as long as nothing is there', () => {
    expect(tagPlaces([tag('2C')], [named('2C')]).get('2C')).toEqual({ isAbove: false, shift: 0 });
  });

  it('lie over their planets where they would cover another tag or a planet', () => {
    const southEast = hexes.find(({ at }) => at.join() === [named('2C').at[0] - 1, named('2C').at[1] + 1].join());
    if (!southEast) throw new Error('no hex there');
    expect(tagPlaces([tag('2C')], [named('2C'), southEast]).get('2C')).toEqual({ isAbove: true, shift: 0 });
    const beside = hexes.find(({ at }) => at.join() === [named('2C').at[0] - 1, named('2C').at[1] + 2].join());
    if (!beside) throw new Error('no hex there');
    const places = tagPlaces([tag('2C'), tag(beside.name)], []);
    expect(places.get('2C')).toEqual({ isAbove: false, shift: 0 });
    expect(places.get(beside.name)).toEqual({ isAbove: true, shift: 0 });
  });

  it('lie aside where there is no room over or under their planets', () => {
    const [north, northEast] = named('2C').at;
    const above = hexes.find(({ at }) => at.join() === [north, northEast + 1].join());
    const below = hexes.find(({ at }) => at.join() === [north - 1, northEast + 1].join());
    if (!above || !below) throw new Error('no hexes there');
    expect(tagPlaces([tag('2C')], [above, below], 1.4).get('2C')?.shift).toBeLessThan(0);
  });
});
