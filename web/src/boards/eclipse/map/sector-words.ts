import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { NOBODY, type SectorView, type ShipView } from '../view';

/** Equal ships together, each kind of an owner with its number. */
export interface ShipRow {
  owner: number;
  kind: string;
  count: number;
  damage: number;
}

export function shipRows(ships: readonly ShipView[]): ShipRow[] {
  const rows = new Map<string, ShipRow>();
  for (const { owner, kind, damage } of ships) {
    const key = `${owner} ${kind}`;
    const row = rows.get(key) ?? { owner, kind, count: 0, damage: 0 };
    rows.set(key, { ...row, count: row.count + 1, damage: row.damage + damage });
  }
  return [...rows.values()];
}

function shipsWords(ships: readonly ShipView[], seats: readonly SeatView[], texts: GameTexts): string[] {
  return shipRows(ships).map(({ owner, kind, count }) => {
    const name = texts.name(owner === NOBODY ? `npc:${kind}` : `class:${kind}`);
    const player = seats.find(({ seat }) => seat === owner)?.name ?? '';
    return owner === NOBODY ? `${count} ${name}` : texts.format('eclipse-board-ships-of', { count, ship: name, player });
  });
}

/** What a sector is and what lies on it, spoken. */
export function sectorWords(name: string, sector: SectorView, seats: readonly SeatView[], texts: GameTexts): string {
  const owner = seats.find(({ seat }) => seat === sector.owner);
  return [
    texts.format('eclipse-board-sector', { sector: name, points: sector.vp }),
    owner ? texts.format('eclipse-board-owner', { player: owner.name }) : texts.format('eclipse-board-nobody'),
    ...Object.entries(sector.squares).map(([square, count]) => texts.format('eclipse-board-square', { square: texts.name(`square:${square}`), cubes: sector.population[square] ?? 0, count })),
    ...sector.structures.map((structure) => texts.name(`structure:${structure}`)),
    sector.discovery ? texts.format('eclipse-board-tile') : '',
    ...shipsWords(sector.ships, seats, texts),
    sector.links.length > 0 ? texts.format('eclipse-board-links', { sectors: sector.links.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}
