export const SIZE = 21;
export const GAP = 3;

/** How wide a row of foundations is. */
export function widthOf(sites: number): number {
  return sites * (SIZE + GAP) - GAP;
}
