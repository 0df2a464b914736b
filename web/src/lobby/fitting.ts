import type { Setting } from '../api/types';

export type Chosen = Record<string, string | number | boolean>;

/** The choices of a setting that go with the number of players and with what is chosen elsewhere. */
export function fittingChoices({ choices, restrictions }: Setting, players: number, chosen: Chosen): Setting['choices'] {
  return choices.filter((choice) =>
    restrictions.every((restriction) => {
      if (!restriction.choices.includes(choice)) return true;
      const isForPlayers = restriction.players.length === 0 || restriction.players.includes(players);
      return isForPlayers && Object.entries(restriction.needs).every(([other, values]) => values.includes(chosen[other] ?? ''));
    }),
  );
}

/** What is chosen, with everything that does not restriction any more put back to its first choice that does. */
export function fitted(settings: readonly Setting[], players: number, chosen: Chosen): Chosen {
  const result = { ...chosen };
  for (const setting of settings) {
    const fitting = fittingChoices(setting, players, result);
    if (!fitting.includes(result[setting.name] ?? '')) result[setting.name] = fitting[0] ?? setting.choices[0] ?? '';
  }
  return result;
}
