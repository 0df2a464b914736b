interface Size {
  width: number;
  height: number;
}

const SMALLEST = 10.5; // of what is written on the map
const LEGIBLE = 12;
const NARROW = 600; // a phone, where one zooms in

/** How many times larger the letters on the map must be drawn to be legible when the whole map is in its room. */
export function enlarged(map: Size, room: Size): number {
  const scale = Math.min(room.width / map.width, room.height / map.height);
  return room.width < NARROW || scale === 0 ? 1 : Math.max(1, LEGIBLE / (SMALLEST * scale));
}

const TIGHT = 1.3;

/** On a small map a tag with all that a choice brings would cover its neighbours: only what it costs stays. */
export function fitting<T extends { amount: number }>(price: readonly T[], larger: number): readonly T[] {
  const costs = price.filter(({ amount }) => amount < 0);
  return larger > TIGHT && costs.length > 0 ? costs : price;
}
