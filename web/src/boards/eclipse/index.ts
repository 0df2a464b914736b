import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import BattleBar from './battle/BattleBar.svelte';
import Board from './Board.svelte';
import Mat from './Mat.svelte';
import Battle from './panels/Battle.svelte';
import Workshop from './panels/Workshop.svelte';
import Strip from './Strip.svelte';
import { symbolOf } from './symbols';
import { ROUNDS, type EclipseView } from './view';

/** Seats by the colour of the printed board, as far as it has one here. */
const PALETTES: Record<string, number> = {
  terran_directorate: 2, eridani_empire: 2, terran_federation: 1, hydran_progress: 1, terran_union: 8, planta: 8, terran_republic: 4, descendants_of_draco: 4,
  terran_conglomerate: 7, mechanema: 7, terran_alliance: 5, orion_hegemony: 5, wardens_of_magellan: 9, exiles: 9, keepers_of_magellan: 6, rho_indi_syndicate: 6,
  sentinels_of_magellan: 3, enlightened_of_lyra: 3,
};

export default {
  Board,
  Mat,
  Strip,
  LargeBar: BattleBar,
  panels: [
    { id: 'supply', label: 'eclipse-board-supply', symbol: 'ec-science', component: Workshop },
    { id: 'battle', label: 'eclipse-board-battle', symbol: 'ec-battle', component: Battle },
  ],
  purse: ['resource:money', 'resource:science', 'resource:materials'],
  laterVerbs: ['settle', 'trade', 'tap', 'propose', 'ally', 'join', 'leave-alliance', 'done', 'pass', 'end'],
  sprite,
  symbolOf,
  palette: (view, seat) => PALETTES[view.players[seat]?.species ?? ''] ?? seat + 1,
  points: (view, seat) => view.players[seat]?.points ?? null,
  role: (view, seat) => {
    const species = view.players[seat]?.species;
    return species ? { reference: `species:${species}` } : null;
  },
  status: (view, seat) => (view.players[seat]?.is_passed ? { message: 'eclipse-board-passed', values: {} } : null),
  progress: (view) => ({ message: 'eclipse-board-round', values: { round: view.round, rounds: ROUNDS } }),
  piecesOf: (view, seat) =>
    Object.entries(view.sectors)
      .filter(([, sector]) => sector.owner === seat || sector.arrivals.includes(seat))
      .map(([name]) => `sector:${name}`),
} satisfies BoardModule<EclipseView>;
