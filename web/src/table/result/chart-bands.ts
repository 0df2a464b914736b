import { valuesOf } from '../../api/events';
import type { LogRow } from '../../api/types';
import { activeRows } from '../log-lines';

/** A part of a game on the chart of points. Positions are counted in moves; position 0 is the beginning. */
export interface ChartBand {
  /** null: the final scoring. */
  round: number | null;
  from: number;
  to: number;
}

const END_WIDTH = 0.4; // of a round

/** The rounds of a game, and its last move with the final scoring. A game without rounds is one band. */
export function chartBands(log: readonly LogRow[]): ChartBand[] {
  const rows = activeRows(log);
  const last = rows.length;
  const starts = rows.flatMap((row, at) =>
    (row.events ?? []).filter((event) => event.kind === 'round-started').map((event) => ({ round: Number(valuesOf(event).round), from: at + 1 })),
  );
  if (starts.length === 0) return [{ round: null, from: 0, to: last }];
  const end = last - 1;
  const rounds = starts.map(({ round, from }, at) => ({ round, from, to: starts[at + 1]?.from ?? end }));
  return [...rounds.filter(({ from, to }) => from <= to), { round: null, from: end, to: last }];
}

/** Where a position lies on the chart, from 0 to 1. All rounds are equally wide. */
export function chartPosition(bands: readonly ChartBand[], position: number): number {
  const edges = chartEdges(bands);
  const at = Math.max(0, bands.findLastIndex(({ from }) => from <= position));
  const band = bands[at];
  if (!band) return 0;
  const part = Math.min(1, Math.max(0, (position - band.from) / Math.max(1, band.to - band.from)));
  const [start = 0, end = 1] = [edges[at], edges[at + 1]];
  return start + part * (end - start);
}

/** The edges between the bands, from 0 to 1. */
export function chartEdges(bands: readonly ChartBand[]): number[] {
  const widths = bands.map(({ round }) => (round === null ? END_WIDTH : 1));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let edge = 0;
  return [0, ...widths.map((width) => (edge += width) / total)];
}
