import { type Hex, RADIUS } from './geometry';

export interface Tag {
  hex: Hex;
  width: number;
}

/** Where a tag lies: under the planet of its hex or over it, and how far aside. */
export interface TagPlace {
  isAbove: boolean;
  shift: number;
}

export const TAG_HEIGHT = 15;
/** How far from the middle of its hex a tag begins. */
export const TAG_DISTANCE = RADIUS * 0.62;
const TAG_WEIGHT = 4; // a covered tag is worse than a covered planet
const SHIFT_WEIGHT = 1.5; // and a tag aside is a little worse than one in the middle
const SHIFTS = [0, -0.25, 0.25, -0.42, 0.42]; // of the width

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The places where the tags cover least of each other and of planets, if they are drawn so much larger. */
export function tagPlaces(tags: readonly Tag[], planets: readonly Hex[], scale = 1): Map<string, TagPlace> {
  const taken: Box[] = [];
  const places = new Map<string, TagPlace>();
  for (const { hex, width } of tags) {
    const discs = planets.filter(({ name }) => name !== hex.name).map(discOf);
    const possible = [false, true].flatMap((isAbove) => SHIFTS.map((part) => ({ isAbove, shift: part * width * scale })));
    const [best] = possible
      .map((place) => ({ place, box: boxOf(hex, width * scale, TAG_HEIGHT * scale, place) }))
      .map(({ place, box }) => ({ place, box, cost: TAG_WEIGHT * covered(box, taken) + covered(box, discs) + SHIFT_WEIGHT * Math.abs(place.shift) }))
      .sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    taken.push(best.box);
    places.set(hex.name, best.place);
  }
  return places;
}

function boxOf({ x, y }: Hex, width: number, height: number, { isAbove, shift }: TagPlace): Box {
  return { x: x + shift - width / 2, y: y + (isAbove ? -TAG_DISTANCE - height : TAG_DISTANCE), width, height };
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function discOf({ x, y }: Hex): Box {
  const half = RADIUS * 0.5;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
