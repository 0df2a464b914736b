import type { Option } from '../../../api/types';
import type { GameTexts } from '../../../text/game-texts.svelte';
import { beyond, EDGE_NAMES, keyOf, type Place } from '../geometry';
import { PRINTED } from '../printed';
import type { EclipseView } from '../view';

/** A sector that was turned up, as it would lie. */
export interface TurnedUp extends Place {
  sector: string;
  rotation: number;
  wormholes: number[];
}

const EDGES = EDGE_NAMES.length;

/** The edges with a wormhole of a sector that is turned so far. */
export function wormholesOf(sector: string, rotation: number): number[] {
  return (PRINTED.sectors[sector]?.wormholes ?? []).map((edge) => ((EDGE_NAMES as readonly string[]).indexOf(edge) + rotation) % EDGES);
}

/** How a move `place 204 3` would lay its sector. */
export function turnedUpBy({ move }: Option, at: Place): TurnedUp {
  const [, sector = '', rotation = '0'] = move.split(' ');
  return { ...at, sector, rotation: Number(rotation), wormholes: wormholesOf(sector, Number(rotation)) };
}

/** The sectors to which it would be open on both sides, in the order of their numbers. */
export function opensTo({ wormholes, ...at }: TurnedUp, { sectors }: Pick<EclipseView, 'sectors'>): string[] {
  const beside = new Map(wormholes.map((edge) => [keyOf(beyond(at, edge)), edge]));
  return Object.entries(sectors)
    .filter(([, sector]) => {
      const edge = beside.get(keyOf(sector));
      return edge !== undefined && sector.wormholes.includes((edge + EDGES / 2) % EDGES);
    })
    .map(([name]) => name)
    .sort();
}

/** What a way to lay a sector opens, in words: sectors, edges towards unexplored places, and sectors that have no wormhole on their side. A sector that lies already has its name only. */
export function layWords(option: Option, view: EclipseView, texts: Pick<GameTexts, 'format'>): string | null {
  const [verb, sector = ''] = option.move.split(' ');
  if (verb !== 'place') return null;
  const turned = view.turned_up.find(({ sectors }) => sectors.includes(sector));
  if (!turned) return texts.format('eclipse-board-laid', { sector });
  const laid = turnedUpBy(option, turned);
  const open = opensTo(laid, view);
  const names = new Map(Object.entries(view.sectors).map(([name, place]) => [keyOf(place), name]));
  const beyondEdge = (edge: number) => names.get(keyOf(beyond(laid, edge)));
  const edges = laid.wormholes.filter((edge) => !beyondEdge(edge)).sort().map((edge) => EDGE_NAMES[edge]);
  const closed = laid.wormholes.map(beyondEdge).filter((name) => name !== undefined && !open.includes(name)).sort();
  return texts.format('eclipse-board-lay', { sector: laid.sector, sectors: open.join(', '), edges: edges.join(', ') || 'none', closed: closed.join(', ') || 'none' });
}

/** What a way to lay a sector looks like: after a part of a turn it may be as it was before. */
export function layOf({ move }: Pick<Option, 'move'>): string | null {
  const [verb, sector = '', rotation] = move.split(' ');
  return verb === 'place' && rotation !== undefined ? `${sector} ${wormholesOf(sector, Number(rotation)).sort().join('')}` : null;
}
