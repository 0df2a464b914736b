import sprite from './symbols.svg?url';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { changes } from './changes';
import { content } from './contents';
import ElectionBanner from './election/ElectionBanner.svelte';
import { electionKey } from './election/election';
import Mat from './Mat.svelte';
import Bag from './politics/Bag.svelte';
import Factions from './politics/Factions.svelte';
import News from './politics/News.svelte';
import { PRINTED } from './printed';
import { printedWords } from './printed-words';
import Strip from './Strip.svelte';
import { symbolOf } from './symbols';
import type { PlanetBView } from './view';

/** Blue, red, yellow and white. */
const PALETTES = [1, 2, 4, 7];

export default {
  Board,
  Mat,
  Strip,
  banner: { key: electionKey, component: ElectionBanner },
  panels: [
    { id: 'factions', label: 'planet_b-board-politics', symbol: 'pb-faction', component: Factions },
    { id: 'news', label: 'planet_b-board-news', symbol: 'pb-news', component: News },
    { id: 'bag', label: 'planet_b-board-bag', symbol: 'pb-bag', component: Bag },
  ],
  tabOnlyVerbs: ['decline', 'demolish', 'return-tile'],
  purse: ['resource:billies', 'workie:craftie', 'workie:brainie', 'resource:mood', 'resource:vote'],
  printed: PRINTED,
  isPage: true,
  sprite,
  symbolOf,
  changes,
  content,
  printedWords,
  role: (view, seat) => {
    const office = view.players[seat]?.office;
    return office ? { reference: `office:${office}`, changesHands: true } : null;
  },
  palette: (_view, seat) => PALETTES[seat] ?? seat + 1,
  points: (view, seat) => view.players[seat]?.vp ?? null,
  progress: (view) =>
    view.turns_left === null
      ? { message: 'planet_b-board-stack', values: { count: view.stack.size } }
      : { message: 'planet_b-board-last-turns', values: { count: view.turns_left } },
  piecesOf: (view, seat) => (view.players[seat]?.buildings ?? []).map(({ card }) => `building:${card}`),
} satisfies BoardModule<PlanetBView>;
