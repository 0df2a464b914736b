import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import BattleBar from './battle/BattleBar.svelte';
import Board from './Board.svelte';
import Mat from './Mat.svelte';
import Hand from './panels/Hand.svelte';
import Prices from './panels/Prices.svelte';
import Tracks from './panels/Tracks.svelte';
import { symbolOf } from './symbols';
import type { ChaosOrderView } from './view';

/** The factions as they are coloured in the box: gold, grey, blue, green, red, violet. */
const PALETTES: Record<string, number> = { circadians: 4, ai: 7, zcharo: 1, leyrien: 3, jrayek: 2, oxataya: 5 };

export default {
  Board,
  Mat,
  LargeBar: BattleBar,
  panels: [
    { id: 'prices', label: 'chaos_order-board-prices', symbol: 'co-energy', component: Prices },
    { id: 'tracks', label: 'chaos_order-board-tracks', symbol: 'co-research', component: Tracks },
    { id: 'hand', label: 'chaos_order-board-hand', symbol: 'co-card', component: Hand },
  ],
  purse: ['resource:energy', 'resource:gem', 'resource:card', 'resource:fame'],
  tabOnlyVerbs: ['discard', 'dismiss'],
  sprite,
  symbolOf,
  palette: (view, seat) => PALETTES[view.players[seat]?.faction ?? ''] ?? seat + 1,
  points: () => null,
  role: (view, seat) => {
    const faction = view.players[seat]?.faction;
    return faction ? { reference: `faction:${faction}` } : null;
  },
  progress: (view) => ({ message: 'chaos_order-board-round', values: { round: view.round } }),
  piecesOf: (view, seat) =>
    Object.entries(view.regions)
      .filter(([, region]) => region.forces.some((force) => force.seat === seat))
      .map(([name]) => `region:${name}`),
} satisfies BoardModule<ChaosOrderView>;
