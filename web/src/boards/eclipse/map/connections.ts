import { beyond, centreOf, edgeOf, EDGE_NAMES, keyOf, type Place, type Point } from '../geometry';

/** A wormhole on an edge: open on both sides, or on one. */
export interface Connection {
  key: string;
  at: Point;
  edge: number;
  isOpen: boolean;
}

interface Laid extends Place {
  wormholes: readonly number[];
}

const HALF = EDGE_NAMES.length / 2;

/** The wormholes of all sectors, each edge once; those towards places that are unexplored are half. */
export function connectionsOf(sectors: readonly Laid[]): Connection[] {
  const laid = new Map(sectors.map((sector) => [keyOf(sector), sector]));
  return sectors.flatMap((sector) =>
    sector.wormholes.flatMap((edge) => {
      const other = laid.get(keyOf(beyond(sector, edge)));
      const isOpen = other?.wormholes.includes((edge + HALF) % EDGE_NAMES.length) ?? false;
      if (isOpen && edge >= HALF) return []; // drawn from the other side
      return [{ key: `${keyOf(sector)} ${edge}`, at: edgeOf(centreOf(sector), edge), edge, isOpen }];
    }),
  );
}
