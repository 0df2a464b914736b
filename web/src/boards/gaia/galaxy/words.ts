import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import type { HexView } from '../view';
import type { Hex } from './geometry';

/** A hex in words: "3B2, sector 3. Gaia planet, empty. Distance 2." */
export function describeHex(
  hex: Hex,
  content: HexView,
  seats: readonly SeatView[],
  texts: GameTexts,
  distance: number | null,
): string {
  const who = (seat: number) => seats[seat]?.name ?? '';
  const all = (of: number[]) => of.map(who).join(', ');
  const { planet, owner, structure, satellites = [], guests = [], federated = [] } = content;
  const what = planet ? planetWords(planet, texts) : texts.format('gaia-board-hex-space');
  const stands =
    owner === undefined || !structure
      ? planet && texts.format('gaia-board-hex-empty')
      : texts.format('gaia-board-hex-owned', { structure: texts.name(`structure:${structure}`), player: who(owner) });
  const parts = [
    texts.format('gaia-board-hex', { hex: hex.name, sector: hex.sector }),
    [what, stands].filter(Boolean).join(', '),
    guests.length > 0 && texts.format('gaia-board-hex-guests', { players: all(guests) }),
    satellites.length > 0 && texts.format('gaia-board-hex-satellites', { players: all(satellites) }),
    federated.length > 0 && texts.format('gaia-board-hex-federated', { players: all(federated) }),
    distance !== null && distance > 0 && texts.format('gaia-board-distance', { distance: distance }),
  ];
  return parts.filter(Boolean).join('. ');
}

export function planetWords(planet: string, texts: GameTexts): string {
  return texts.format('gaia-board-planet', { planet, name: texts.name(`planet:${planet}`) });
}
