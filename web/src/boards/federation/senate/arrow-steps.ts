import type { Direction } from '../../../table/arrow-keys';
import { PRINTED } from '../printed';

const COLUMNS = 6;
const TOP = 3;
const MOVES: Record<Direction, [columns: number, floors: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};

interface Cell {
  column: number;
  floor: number;
}

const CELLS = new Map(
  Object.entries(PRINTED.spaces).map(([name, { column, floor }]) => [`${column} ${floor}`, `space:${name}`]),
);
const PROJECTS = new Map(Object.entries(PRINTED.projects).map(([name, { column }]) => [column, `project:${name}`]));

function at({ column, floor }: Cell): string | null {
  if (column < 1) return 'wing:left';
  if (column > COLUMNS) return 'wing:right';
  if (floor > TOP) return PROJECTS.get(column) ?? null;
  return CELLS.get(`${column} ${floor}`) ?? null;
}

/** The cell of a reference in the senate grid; laws are beside the grid, projects above it. */
function cellOf(reference: string): Cell | null {
  const [kind, name = ''] = reference.split(':');
  if (kind === 'wing') return { column: name === 'left' ? 0 : COLUMNS + 1, floor: 2 };
  if (kind === 'project') return { column: PRINTED.projects[name]?.column ?? 0, floor: TOP + 1 };
  return PRINTED.spaces[name] ?? null;
}

/** The neighbour in the senate grid, so that left always undoes right. */
export function stepInSenate(from: string, direction: Direction): string | null {
  const cell = cellOf(from);
  if (!cell) return null;
  const [columns, floors] = MOVES[direction];
  return at({ column: cell.column + columns, floor: cell.floor + floors });
}
