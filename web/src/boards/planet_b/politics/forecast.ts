import type { Fact } from '../../../api/types';
import type { PlanetBView } from '../view';

/** What is known of a voter before an election. */
export interface Forecast {
  /** Votes in the bag when the draw begins. */
  votes: number;
  /** Votes drawn at once. */
  hand: number;
  stuffed: number;
  /** Percent for each office, the highest first. */
  offices: number[];
}

/** The forecast of every voter, from the facts of the bag. */
export function forecastOf(facts: readonly Fact[], offices: readonly string[]): Forecast[] {
  return facts
    .filter(({ name }) => name.startsWith('chances'))
    .map(({ values }) => ({
      votes: Number(values.votes),
      hand: Number(values.hand),
      stuffed: Number(values.stuffed),
      offices: offices.map((office) => Number(values[office])),
    }));
}

/** All that the chances depend on: as long as it is the same, nothing is asked again. */
export function forecastKey({ bag, votes, turn, deal, locations, offices, fronts, players }: PlanetBView): string {
  const known = players.map(({ mood, fraud, is_immoral }) => [mood, fraud.map(({ tile }) => tile), is_immoral]);
  return JSON.stringify([bag, votes, turn, deal && locations[deal]?.briefcases, offices, fronts, known]);
}
