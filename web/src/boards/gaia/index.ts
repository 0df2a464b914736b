import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Bowls from './mat/Bowls.svelte';
import { changes } from './changes';
import { consequence } from './consequence';
import { content } from './contents';
import PlanetCosts from './galaxy/PlanetCosts.svelte';
import Mat from './Mat.svelte';
import { effect } from './parts/pictograms';
import { palettesOf } from './palettes';
import { PRINTED } from './printed';
import ResearchPanel from './research/ResearchPanel.svelte';
import Strip from './Strip.svelte';
import { planetSymbol, symbolOf } from './symbols';
import { type GaiaView, playerAt } from './view';

function roundScoring(view: GaiaView) {
  const tile = view.round_tiles[view.round - 1];
  const printed = tile === undefined ? undefined : PRINTED.roundTiles[tile];
  return tile !== undefined && printed ? { reference: `round_tile:${tile}`, parts: effect(printed) } : null;
}

export default {
  Board,
  Mat,
  Strip,
  panels: [{ id: 'research', label: 'gaia-board-research', symbol: 'i-chart', component: ResearchPanel }],
  roundScoring,
  purse: ['resource:credits', 'resource:ore', 'resource:knowledge', 'resource:qic'],
  piecesOf: (view, seat) => playerAt(view, seat)?.starts.map((hex) => `hex:${hex}`) ?? [],
  holdingsPicture: { of: ['resource:bowl1', 'resource:bowl2', 'resource:bowl3', 'resource:gaia_area', 'resource:brainstone'], component: Bowls },
  printed: PRINTED,
  sprite,
  symbolOf,
  symbolAt: (reference, view) => {
    const planet = view.hexes[reference.replace('hex:', '')]?.planet;
    return planet ? planetSymbol(planet) : null;
  },
  changes,
  extraPlayers: (view) => view.players.filter((player) => player.is_automa).map(() => 'gaia-board-automa'),
  role: (view, seat) => {
    const faction = playerAt(view, seat)?.faction;
    return faction ? { reference: `faction:${faction}`, about: `gaia-ability-${faction}` } : null;
  },
  content,
  consequence,
  status: (view, seat) => {
    const place = view.passed.indexOf(seat) + 1;
    return place > 0 ? { message: 'gaia-board-passed', values: { place } } : null;
  },
  turnOrder: (view) => view.order,
  Legend: PlanetCosts,
  palette: (view, seat) => palettesOf(view)[seat] ?? seat + 1,
  points: (view, seat) => view.players[seat]?.vp ?? null,
  progress: (view) => ({ message: 'gaia-board-round', values: { round: view.round, rounds: PRINTED.rounds } }),
} satisfies BoardModule<GaiaView>;
