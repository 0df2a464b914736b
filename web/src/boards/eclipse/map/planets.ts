import type { PrintedSector } from '../printed';
import type { SectorView } from '../view';

export interface Square {
  isFull: boolean;
  isAdvanced: boolean;
}

/** All squares of one colour. */
export interface Planet {
  colour: string;
  squares: Square[];
}

const ADVANCED = 'adv-';
const COLOURS = ['money', 'science', 'materials', 'grey', 'orbital', 'shellworld'];

const squaresOf = ({ squares, population }: Pick<SectorView, 'squares' | 'population'>, kind: string): Square[] =>
  Array.from({ length: squares[kind] ?? 0 }, (_, index) => ({ isFull: index < (population[kind] ?? 0), isAdvanced: kind.startsWith(ADVANCED) }));

export function planetsOf(sector: Pick<SectorView, 'squares' | 'population'>): Planet[] {
  return COLOURS.map((colour) => ({ colour: colour === 'shellworld' ? 'science' : colour, squares: [...squaresOf(sector, colour), ...squaresOf(sector, ADVANCED + colour)] })).filter(
    ({ squares }) => squares.length > 0,
  );
}

/** The squares of a sector that is not laid yet, by kind. */
export function printedSquares({ planets }: PrintedSector): Record<string, number> {
  return Object.fromEntries(planets.flatMap(({ color, basic, advanced }) => [[color, basic], [ADVANCED + color, advanced]]).filter(([, count]) => count));
}
