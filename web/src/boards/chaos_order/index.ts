import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import BattleBar from './battle/BattleBar.svelte';
import Board from './Board.svelte';
import { changes } from './changes';
import { optionLabel } from './choices';
import { content } from './contents';
import { actionCourse } from './course';
import { headline } from './headline';
import Mat from './Mat.svelte';
import Hand from './panels/Hand.svelte';
import Research from './panels/Research.svelte';
import Tiles from './panels/Tiles.svelte';
import { PRINTED } from './printed';
import { printedWords } from './printed-words';
import { standing } from './standing';
import { stepsSoFar } from './steps';
import Strip from './Strip.svelte';
import { symbolOf } from './symbols';
import type { ChaosOrderView } from './view';

/** The factions near to their colours in the box: gold, grey, blue, green, red, violet. */
const PALETTES: Record<string, number> = { circadians: 4, ai: 7, zcharo: 1, leyrien: 8, jrayek: 2, oxataya: 9 };

/** The decisions in which points of a main action are used. */
const SPENDING = ['RESEARCHING', 'BUILDING', 'HARVESTING', 'RECRUITING', 'MOVING'];

export default {
  Board,
  Mat,
  Strip,
  stripSide: 'left',
  LargeBar: BattleBar,
  panels: [
    { id: 'research', label: 'chaos_order-board-tracks', symbol: 'i-chart', component: Research },
    { id: 'tiles', label: 'chaos_order-board-tiles', symbol: 'co-tactic', component: Tiles },
    { id: 'hand', label: 'chaos_order-board-hand', symbol: 'co-card', component: Hand },
  ],
  purse: ['resource:energy', 'resource:gem', 'resource:card', 'resource:fighter'],
  mostListed: 3,
  tabOnlyVerbs: ['discard', 'dismiss'],
  rareVerbs: ['build-bare', 'free-auxiliary', 'stop'],
  laterVerbs: ['dismiss', 'auxiliary', 'free-auxiliary', 'play', 'use', 'stop', 'decline', 'end'],
  silentVerbs: ['choose'],
  question: (view, step) => (view.points === 0 && SPENDING.includes(step) ? 'chaos_order-board-spent' : null),
  situation: (view) => (view.points > 0 && view.phase !== 'move' ? { message: 'chaos_order-board-points', values: { points: view.points } } : null),
  endsEarly: (view) => view.points > 0 || view.income_left.length > 0,
  kinds: (view) =>
    Object.fromEntries(Object.entries(view.regions).flatMap(([name, { use, terrain }]) => (use === 'land' || use === 'lake' ? [[`region:${name}`, `terrain:${terrain}`]] : []))),
  printed: PRINTED,
  sprite,
  symbolOf,
  changes,
  headline,
  chapters: ['battle'],
  content,
  optionLabel,
  printedWords,
  palette: (view, seat) => PALETTES[view.players[seat]?.faction ?? ''] ?? seat + 1,
  points: (view, seat) => (view.players[seat]?.faction ? (view.players[seat]?.fame ?? null) : null),
  goal: (view, seat) => view.players[seat]?.fame_goal ?? null,
  standing,
  stepsSoFar,
  actionCourse,
  role: (view, seat) => {
    const faction = view.players[seat]?.faction;
    return faction ? { reference: `faction:${faction}`, about: `chaos_order-faction-${faction}` } : null;
  },
  turnOrder: (view) => view.prices[view.phase]?.order ?? view.players.map((_, at) => (Math.max(view.gun, 0) + at) % view.players.length),
  progress: (view) => ({
    message: view.phase === 'setup' ? 'chaos_order-board-setup' : 'chaos_order-board-round-phase',
    values: { round: view.round, rounds: PRINTED.rounds, phase: `phase:${view.phase}` },
  }),
  piecesOf: (view, seat) => [
    'region:base',
    ...Object.entries(view.regions)
      .filter(([, region]) => region.forces.some((force) => force.seat === seat))
      .map(([name]) => `region:${name}`),
  ],
} satisfies BoardModule<ChaosOrderView>;
