import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { changes } from './changes';
import Mat from './Mat.svelte';
import { palettesOf } from './palettes';
import { PRINTED } from './printed';
import ResearchPanel from './research/ResearchPanel.svelte';
import Strip from './Strip.svelte';
import { symbolOf } from './symbols';
import type { GaiaView } from './view';

export default {
  Board,
  Mat,
  Strip,
  panels: [{ id: 'research', label: 'gaia-board-research', symbol: 'i-chart', component: ResearchPanel }],
  printed: PRINTED,
  sprite,
  symbolOf,
  changes,
  extraPlayers: (view) => view.players.filter((player) => player.is_automa).map(() => 'gaia-board-automa'),
  palette: (view, seat) => palettesOf(view)[seat] ?? seat + 1,
  points: (view, seat) => view.players[seat]?.vp ?? null,
  progress: (view) => ({ message: 'gaia-board-round', values: { round: view.round, rounds: PRINTED.rounds } }),
} satisfies BoardModule<GaiaView>;
