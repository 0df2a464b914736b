import type { Planet } from '../view';

/** The colour of each planet. */
export const TINTS: Record<Planet, string> = {
  neo: '#e8762b',
  sixmoons: '#4aa3e8',
  atal: '#9a63db',
  arratuin: '#ebc040',
  e81216: '#4cb873',
};
