interface Size {
  width: number;
  height: number;
}

const SMALLEST_TEXT = 10.5; // of what is written on the map
const LEGIBLE = 12;
const NARROW = 600; // a phone, where one zooms in

/** How many times larger the letters on the map must be drawn to be legible when the whole map is in its room. */
export function textScale(map: Size, room: Size): number {
  const mapScale = Math.min(room.width / map.width, room.height / map.height);
  return room.width < NARROW || mapScale === 0 ? 1 : Math.max(1, LEGIBLE / (SMALLEST_TEXT * mapScale));
}

const TIGHT = 1.3;

/** On a small map a tag with all that a choice brings would cover its neighbours: only what it costs stays. */
export function priceToShow<T extends { amount: number }>(price: readonly T[], scale: number): readonly T[] {
  const costs = price.filter(({ amount }) => amount < 0);
  return scale > TIGHT && costs.length > 0 ? costs : price;
}
