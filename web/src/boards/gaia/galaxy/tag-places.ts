import { type Hex, RADIUS } from './geometry';

export interface Tag {
  hex: Hex;
  width: number;
}

export const TAG_HEIGHT = 15;
const TAG_WEIGHT = 3; // a covered tag is worse than a covered planet
const BELOW = RADIUS * 0.62;
const ABOVE = -RADIUS * 0.62 - TAG_HEIGHT;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far below the middle of its hex each tag begins: under the planet, or over it where that covers less. */
export function tagPlaces(tags: readonly Tag[], planets: readonly Hex[]): Map<string, number> {
  const taken: Box[] = [];
  const places = new Map<string, number>();
  for (const { hex, width } of tags) {
    const discs = planets.filter(({ name }) => name !== hex.name).map(discOf);
    const boxes = [BELOW, ABOVE].map((offset) => ({ x: hex.x - width / 2, y: hex.y + offset, width, height: TAG_HEIGHT }));
    const [below = 0, above = 0] = boxes.map((box) => TAG_WEIGHT * covered(box, taken) + covered(box, discs));
    const at = above < below ? 1 : 0;
    taken.push(...boxes.slice(at, at + 1));
    places.set(hex.name, at === 1 ? ABOVE : BELOW);
  }
  return places;
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
