interface Size {
  width: number;
  height: number;
}

const TIGHT = 1.14;
const TINY = 2;

/** How many units of the drawing a pixel of the screen has while the whole map is shown. */
export function unitsPerPixel(map: Size, room: Size): number {
  const mapScale = Math.min(room.width / map.width, room.height / map.height);
  return mapScale > 0 ? 1 / mapScale : 1;
}

/** How much larger price tags of 10.5 units are drawn, so that their texts have 12 pixels; a tiny map shows them only enlarged. */
export function letterScale(units: number): number {
  return units > TINY ? 1 : Math.max(1, (12 / 10.5) * units);
}

/** What a price tag shows. On a small map only costs, because a longer tag would cover its neighbours. */
export function priceToShow<T extends { amount: number }>(price: readonly T[], units: number): readonly T[] {
  const costs = price.filter(({ amount }) => amount < 0);
  return units > TIGHT && costs.length > 0 ? costs : price;
}
