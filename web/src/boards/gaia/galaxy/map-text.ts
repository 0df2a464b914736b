interface Size {
  width: number;
  height: number;
}

const TIGHT = 1.14;

/** How many units of the drawing a pixel of the screen has while the whole map is shown. */
export function unitsPerPixel(map: Size, room: Size): number {
  const mapScale = Math.min(room.width / map.width, room.height / map.height);
  return mapScale > 0 ? 1 / mapScale : 1;
}

/** How much larger texts of 10.5 units are drawn while the whole map is shown, so that none is smaller than 12 pixels. */
export function letterScale(units: number): number {
  return Math.max(1, (12 / 10.5) * units);
}

/** What a price tag shows. On a small map only costs, because a longer tag would cover its neighbours. */
export function priceToShow<T extends { amount: number }>(price: readonly T[], units: number): readonly T[] {
  const costs = price.filter(({ amount }) => amount < 0);
  return units > TIGHT && costs.length > 0 ? costs : price;
}
