import { get } from '../api/client';
import type { Game } from '../api/types';

const DEFAULT_PLAYERS = 4;

let request: Promise<Game[]> | null = null;

/** The games that can be played here. */
export function allGames(): Promise<Game[]> {
  request ??= get<Game[]>('/games');
  request.catch(() => (request = null));
  return request;
}

export async function gameOf(id: string): Promise<Game | undefined> {
  return (await allGames()).find((game) => game.id === id);
}

export function defaultPlayers(game: Game): number {
  return game.seats.includes(DEFAULT_PLAYERS) ? DEFAULT_PLAYERS : (game.seats.at(-1) ?? 1);
}

/** The kinds of so many seats: those that there are, then open ones. */
export function resized(seats: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? 'open');
}

/** Random bytes, as hex, that this player adds to the table's seed. */
export function freshEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
