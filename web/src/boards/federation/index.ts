import sprite from './symbols.svg?url';
import { valuesOf } from '../../api/events';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { changes } from './changes';
import { content } from './contents';
import Mat from './Mat.svelte';
import OwnBoard from './OwnBoard.svelte';
import { PRINTED } from './printed';
import { orderFrom } from './strip/turn-order';
import Strip from './Strip.svelte';
import { symbolOf } from './symbols';
import { type FederationView, RESOURCES } from './view';

/** Colours unlike those of the planets. */
const PALETTES = [2, 1, 6, 7];

export default {
  Board,
  Mat,
  Strip,
  panels: [{ id: 'own', label: 'federation-board-own-tab', symbol: 'level', component: OwnBoard }],
  tabOnlyVerbs: ['discard'],
  purse: [...RESOURCES, 'spaceship'].map((resource) => `resource:${resource}`),
  printed: PRINTED,
  sprite,
  symbolOf,
  changes,
  content,
  consequence: (event) => (event.kind === 'placed' ? { reference: String(valuesOf(event).space), facts: ['wing-votes', 'floor-winner'] } : null),
  turnOrder: (view) => orderFrom(view.first_player, view.players.map((_, seat) => seat)),
  palette: (_view, seat) => PALETTES[seat] ?? seat + 1,
  points: (view, seat) => view.players[seat]?.prestige ?? null,
  progress: (view) => ({ message: 'federation-board-round', values: { round: view.round, rounds: PRINTED.rounds } }),
} satisfies BoardModule<FederationView>;
