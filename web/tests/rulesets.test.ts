import { expect, it } from 'vitest';
import type { Game, Setting } from '../src/api/types';
import { isChosen, rulesetsOf, settingsOf } from '../src/lobby/rulesets';

const MAP: Setting = { name: 'map', choices: ['basic', 'large'], rule: '', restrictions: [{ choices: ['large'], rule: 'R-1', players: [3, 4], needs: {} }] };
const MINES: Setting = { name: 'mines', choices: [true, false], rule: '', restrictions: [] };
const GAME = {
  id: 'toy',
  settings: [MAP, MINES],
  rulesets: [],
  first_game: { players: 3, settings: { mines: false } },
} as unknown as Game;
const OWN: Game = { ...GAME, rulesets: [{ name: 'wide', settings: { map: 'large' } }] };

it('offers the defaults or the rulesets of the game, and the first game', () => {
  expect(rulesetsOf(GAME).map(({ message }) => message)).toEqual(['ruleset-usual', 'ruleset-first-game']);
  expect(rulesetsOf(OWN).map(({ message }) => message)).toEqual(['toy-ruleset-wide', 'ruleset-first-game']);
});

it('sets what the ruleset says and the defaults, as far as they are for so many players', () => {
  const settings = (players: number) => rulesetsOf(OWN).map((ruleset) => settingsOf(OWN, ruleset, players));
  expect(settings(4)).toEqual([
    { map: 'large', mines: true },
    { map: 'basic', mines: false },
  ]);
  expect(settings(2)[0]).toEqual({ map: 'basic', mines: true });
});

it('knows which ruleset is chosen', () => {
  const chosen = (players: number, map: string, mines: boolean) => rulesetsOf(OWN).map((ruleset) => isChosen(OWN, ruleset, players, { map, mines }));
  expect(chosen(4, 'large', true)).toEqual([true, false]);
  expect(chosen(4, 'large', false)).toEqual([false, false]);
  expect(chosen(3, 'basic', false)).toEqual([false, true]);
  expect(chosen(4, 'basic', false)).toEqual([false, false]);
});
