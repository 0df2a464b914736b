import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { about, capitalized, described, sentences, countsBySeat } from '../parts/words';
import { FACE_DOWN, type FederationView, type Planet } from '../view';

type Seats = readonly SeatView[];

function namesOf(seats: Seats): string {
  return seats.map(({ name }) => name).join(', ');
}

function playersHere(message: string, seats: Seats, texts: GameTexts): string | null {
  return seats.length > 0 ? texts.format(message, { players: namesOf(seats) }) : null;
}

/** A planet and everybody's influence on it. */
export function planetWords(planet: Planet, influence: readonly number[], seats: Seats, texts: GameTexts): string {
  return sentences(
    described(`planet:${planet}`, texts),
    texts.format('federation-board-influence', { counts: countsBySeat(influence, seats, texts) }),
  );
}

export function medalWords(planet: Planet, levels: readonly number[], texts: GameTexts): string {
  return sentences(
    capitalized(texts.name(`medal:${planet}`)),
    levels.length > 0
      ? texts.format('federation-board-medals-left', { levels: levels.join(', ') })
      : texts.format('federation-board-medals-gone'),
  );
}

/** "Asteroid site A. Influence 2… Asteroid: 1 golden diamond. Miners: Quasar." */
export function neoWords(space: string, table: FederationView, seats: Seats, texts: GameTexts): string {
  const asteroid = table.planets.neo.asteroids[space];
  const miners = seats.filter(({ seat }) => table.players[seat]?.miner === space);
  return sentences(
    described(`neo:${space}`, texts),
    asteroid === FACE_DOWN ? texts.format('federation-board-asteroid-down') : null,
    asteroid === null ? texts.format('federation-board-asteroid-gone') : null,
    asteroid && asteroid !== FACE_DOWN ? texts.name(`asteroid:${asteroid}`) : null,
    playersHere('federation-board-miners', miners, texts),
  );
}

/** A moon with the tokens that lie on it and the mages that stand on it. */
export function moonWords(moon: string, table: FederationView, seats: Seats, texts: GameTexts): string {
  const { tokens = [], down = 0 } = table.planets.sixmoons[moon] ?? {};
  const mages = seats.filter(({ seat }) => table.players[seat]?.mage === moon);
  return sentences(
    described(`moon:${moon}`, texts),
    tokens.length > 0 ? texts.format('federation-board-moon-tokens', { tokens: tokens.map((token) => texts.name(`alteration:${token}`)).join(' · ') }) : null,
    down > 0 ? texts.format('federation-board-moon-down', { count: down }) : null,
    playersHere('federation-board-mages', mages, texts),
  );
}

export function shopWords(shop: string, table: FederationView, seats: Seats, texts: GameTexts): string {
  const discs = [1, 2].map((level) => {
    const traders = seats.filter(({ seat }) => table.players[seat]?.discs[shop] === level);
    return traders.length > 0 ? texts.format('federation-board-shop-discs', { level, players: namesOf(traders) }) : null;
  });
  return sentences(described(`shop:${shop}`, texts), ...discs);
}

/** The seats with a robot on a site. Sites are counted: four productions, then four megastructures. */
export function robotsAt(place: number, table: FederationView, seats: Seats): SeatView[] {
  return seats.filter(({ seat }) => table.players[seat]?.robots.includes(place));
}

export function productionWords(production: string, place: number, table: FederationView, seats: Seats, texts: GameTexts): string {
  return sentences(
    described(`site:${production}`, texts),
    playersHere('federation-board-robots', robotsAt(place, table, seats), texts),
  );
}

export function megastructureWords(name: string, at: number, table: FederationView, seats: Seats, texts: GameTexts): string {
  const { tokens, productions, multipliers } = table.planets.e81216;
  const counts = tokens.slice(2 * at, 2 * at + 2).map((token) => texts.name(`megastructure_token:${token}`));
  return sentences(
    texts.name(`site:${name}`),
    texts.format('federation-board-mega-counts', { counts: counts.join(', ') }),
    texts.format('federation-board-mega-taken', { count: multipliers[at] ?? 0 }),
    about(`site:${name}`, texts),
    playersHere('federation-board-robots', robotsAt(productions.length + at, table, seats), texts),
  );
}
