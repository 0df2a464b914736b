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

/** What a way to lay a sector opens, in words: sectors, and edges towards unexplored places. */
export function layWords(option: Option, view: EclipseView, texts: Pick<GameTexts, 'format'>): string | null {
  const turned = view.turned_up.find(({ sectors }) => sectors.includes(option.move.split(' ')[1] ?? ''));
  if (!turned || !option.move.startsWith('place ')) return null;
  const laid = turnedUpBy(option, turned);
  const taken = new Set(Object.values(view.sectors).map(keyOf));
  const free = laid.wormholes.filter((edge) => !taken.has(keyOf(beyond(laid, edge)))).sort();
  const edges = free.map((edge) => EDGE_NAMES[edge]).join(', ');
  return texts.format('eclipse-board-lay', { sector: laid.sector, sectors: opensTo(laid, view).join(', '), edges: edges || 'none' });
}
