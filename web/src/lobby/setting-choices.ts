import type { Setting } from '../api/types';

export type ChosenSettings = Record<string, string | number | boolean>;

/** The choices of a setting that are allowed for the number of players and the other settings. */
export function availableChoices({ choices, restrictions }: Setting, players: number, chosen: ChosenSettings): Setting['choices'] {
  return choices.filter((choice) =>
    restrictions.every((restriction) => {
      if (!restriction.choices.includes(choice)) return true;
      const isForPlayers = restriction.players.length === 0 || restriction.players.includes(players);
      return isForPlayers && Object.entries(restriction.needs).every(([other, values]) => values.includes(chosen[other] ?? ''));
    }),
  );
}

/** The settings, with every choice that is not allowed any more replaced by the first one that is. */
export function withAvailableChoices(settings: readonly Setting[], players: number, chosen: ChosenSettings): ChosenSettings {
  const result = { ...chosen };
  for (const setting of settings) {
    const available = availableChoices(setting, players, result);
    if (!available.includes(result[setting.name] ?? '')) result[setting.name] = available[0] ?? setting.choices[0] ?? '';
  }
  return result;
}
