interface Size {
  width: number;
  height: number;
}

const SMALLEST_TEXT = 10.5; // font size of the smallest text on the map
const LEGIBLE = 12;
const NARROW = 600; // on a phone people zoom in

/** The factor by which texts on the map must be enlarged to be legible while the whole map is shown. */
export function textScale(map: Size, room: Size): number {
  const mapScale = Math.min(room.width / map.width, room.height / map.height);
  return room.width < NARROW || mapScale === 0 ? 1 : Math.max(1, LEGIBLE / (SMALLEST_TEXT * mapScale));
}

const TIGHT = 1.3;

/** What a price tag shows. On a small map only costs, because a longer tag would cover its neighbours. */
export function priceToShow<T extends { amount: number }>(price: readonly T[], scale: number): readonly T[] {
  const costs = price.filter(({ amount }) => amount < 0);
  return scale > TIGHT && costs.length > 0 ? costs : price;
}
