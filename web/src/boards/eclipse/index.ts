import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { content, optionLabel } from './contents';
import { headline, roundNews } from './headline';
import { layOf } from './map/turn-up';
import LargeBar from './LargeBar.svelte';
import Mat from './Mat.svelte';
import Legend from './map/Legend.svelte';
import Battle from './panels/Battle.svelte';
import Offer from './panels/Offer.svelte';
import { PRINTED } from './printed';
import Strip from './Strip.svelte';
import { situation, usedUp } from './situation';
import { symbolOf } from './symbols';
import { RESOURCES, ROUNDS, signed, type EclipseView } from './view';
import { printedWords, speciesMessage } from './words';

/** Seats by the colour of the printed board, as far as it has one here. */
const PALETTES: Record<string, number> = {
  terran_directorate: 2, eridani_empire: 2, terran_federation: 1, hydran_progress: 1, terran_union: 8, planta: 8, terran_republic: 4, descendants_of_draco: 4,
  terran_conglomerate: 7, mechanema: 7, terran_alliance: 5, orion_hegemony: 5, wardens_of_magellan: 9, exiles: 9, keepers_of_magellan: 6, rho_indi_syndicate: 6,
  sentinels_of_magellan: 3, enlightened_of_lyra: 3,
};

const ACTIONS = ['explore', 'influence', 'research', 'upgrade', 'build', 'move'];
/** The action that is meant by a click on something, by its kind. */
const OPENED_BY: Record<string, string> = { hex: 'act explore', tech: 'act research', development: 'act research' };
/** Seats whose galaxy is large enough in every window. */
const FEW_SEATS = 6;
const REACTIONS = ['upgrade', 'build', 'move'];

/** The automatic reply that answers a question, by its step. */
const REPLIES: Record<string, string> = { ANSWERING: 'relations', DEFENDING: 'defence', REROLLING: 'rerolls', AIMING: 'dice', BOMBARDING: 'population', RETURNING: 'cubes' };

export default {
  Board,
  Mat,
  Strip,
  LargeBar,
  Legend,
  Calculator: () => import('./battle/Calculator.svelte'),
  panels: [
    { id: 'supply', label: 'eclipse-board-supply', symbol: 'ec-science', component: Offer },
    { id: 'battle', label: 'eclipse-board-battle', symbol: 'ec-battle', component: Battle },
  ],
  printed: PRINTED,
  purse: ['resource:money', 'resource:science', 'resource:materials', 'resource:disc'],
  purseNotes: (view, seat) => {
    const player = view.players[seat];
    if (!player?.species) return {};
    const grown = RESOURCES.map((resource, index) => [`resource:${resource}`, { message: 'eclipse-board-grows', values: { amount: signed(player.production[index] ?? 0) } }]);
    return { ...Object.fromEntries(grown), 'resource:disc': { message: 'eclipse-board-upkeep-of', values: { upkeep: player.upkeep } } };
  },
  rareVerbs: ['after-you', 'leave-alliance', 'join', 'ally', 'tap', 'react', 'attach', 'detach', 'strip', 'again', 'board', 'jump', 'unload', 'refresh', 'settle', 'propose'],
  steppedVerbs: ['place'],
  openings: {
    act: Object.fromEntries(ACTIONS.map((action) => [`act ${action}`, `eclipse-board-tab-${action}`])),
    react: Object.fromEntries(REACTIONS.map((action) => [`react ${action}`, `eclipse-board-tab-${action}`])),
  },
  autoReplies: (step) => (REPLIES[step] ? [REPLIES[step]] : []),
  content,
  optionLabel,
  headline,
  roundNews,
  sameAs: layOf,
  chapters: ['battle-began', 'paid-upkeep'],
  roundEvent: 'round-began',
  openingAt: (reference) => OPENED_BY[reference.slice(0, reference.indexOf(':'))] ?? null,
  situation,
  question: usedUp,
  printedWords,
  turnOrder: (view) => view.players.map((_, index) => (view.start + index) % view.players.length),
  laterVerbs: ['settle', 'trade', 'tap', 'propose', 'ally', 'join', 'leave-alliance', 'done', 'pass', 'end'],
  sprite,
  symbolOf,
  palette: (view, seat) => PALETTES[view.players[seat]?.species ?? ''] ?? seat + 1,
  points: (view, seat) => view.players[seat]?.points ?? null,
  role: (view, seat) => {
    const species = view.players[seat]?.species;
    return species ? { reference: `species:${species}`, about: speciesMessage(species) } : null;
  },
  status: (view, seat) => {
    const player = view.players[seat];
    const message = player?.is_collapsed ? 'eclipse-board-collapsed' : player?.is_passed ? 'eclipse-board-passed' : null;
    return message ? { message, values: {} } : null;
  },
  progress: (view) => ({ message: 'eclipse-board-round', values: { round: view.round, rounds: ROUNDS } }),
  opensNear: (view) => view.players.length > FEW_SEATS,
  piecesOf: (view, seat) =>
    Object.entries(view.sectors)
      .filter(([, sector]) => sector.owner === seat || sector.arrivals.includes(seat))
      .map(([name]) => `sector:${name}`),
} satisfies BoardModule<EclipseView>;
