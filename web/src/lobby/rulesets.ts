import type { Game } from '../api/types';
import { withAvailableChoices, type ChosenSettings } from './setting-choices';

/** Settings that are chosen together, for a number of players if that is part of it. */
export interface Ruleset {
  /** The message with its name. */
  message: string;
  settings: ChosenSettings;
  players?: number;
}

/** What the form offers before the single settings: the game's own rulesets or its defaults, and the first game. */
export function rulesetsOf({ id, rulesets, first_game: first }: Game): Ruleset[] {
  const own = rulesets.map(({ name, settings }) => ({ message: `${id}-ruleset-${name}`, settings }));
  const usual = own.length > 0 ? own : [{ message: 'ruleset-usual', settings: {} }];
  return [...usual, { message: 'ruleset-first-game', settings: first.settings, players: first.players }];
}

/** The settings of a ruleset, the others with their defaults, as far as they are allowed for so many players. */
export function settingsOf({ settings }: Game, ruleset: Ruleset, players: number): ChosenSettings {
  const defaults = Object.fromEntries(settings.map(({ name, choices }) => [name, choices[0] ?? '']));
  return withAvailableChoices(settings, ruleset.players ?? players, { ...defaults, ...ruleset.settings });
}

/** Whether what is chosen is just the ruleset. */
export function isChosen(game: Game, ruleset: Ruleset, players: number, chosen: ChosenSettings): boolean {
  const wanted = settingsOf(game, ruleset, players);
  return (ruleset.players ?? players) === players && game.settings.every(({ name }) => chosen[name] === wanted[name]);
}
