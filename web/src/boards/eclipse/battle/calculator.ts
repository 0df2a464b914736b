import { PRINTED } from '../printed';
import type { EclipseView } from '../view';

/** The ships of one class or kind in a question: how many, and for players the part on each square. */
export interface Ships {
  name: string;
  count: number;
  parts: string[];
}

/** One side of a question. `source` names whose ships they are: a seat, a set of printed blueprints, or nobody. */
export interface Side {
  source: string;
  set: string | null;
  techs: string[];
  ships: Ships[];
}

export const NOBODY = 'npc';

/** A species for each set of printed blueprints. */
export const PRINTED_SETS: readonly [string, string][] = Object.entries(
  Object.fromEntries(
    Object.entries(PRINTED.species)
      .reverse()
      .map(([species, { blueprint_set }]) => [blueprint_set, species]),
  ),
);

/** The ships that a source offers, none of them chosen yet. */
export function sideOf(source: string, view: EclipseView | null): Side {
  if (source === NOBODY) return { source, set: null, techs: [], ships: PRINTED.npcs.map((name) => ({ name, count: 0, parts: [] })) };
  const player = source.startsWith('seat') ? view?.players[Number(source.slice('seat'.length))] : undefined;
  const set = player ? (PRINTED.species[player.species ?? '']?.blueprint_set ?? '') : source;
  const ships = Object.entries(PRINTED.blueprints[set] ?? {}).map(([name, { parts }]) => ({ name, count: 0, parts: player?.classes[name]?.parts.map((part) => part ?? '') ?? [...parts] }));
  return { source, set, techs: player?.techs.flat() ?? [], ships };
}

/** A side as the game's calculator reads it. */
function fleetOf({ set, techs, ships }: Side): object {
  const chosen = ships.filter(({ count }) => count > 0);
  if (set === null) return { npcs: Object.fromEntries(chosen.map(({ name, count }) => [name, count])) };
  return { blueprints: set, techs, classes: Object.fromEntries(chosen.map(({ name, count, parts }) => [name, { ships: count, parts: parts.filter(Boolean) }])) };
}

/** The question; null as long as a side has no ships. */
export function questionOf(attackers: Side, defenders: Side, leavesAt: readonly number[]): object | null {
  const isComplete = [attackers, defenders].every(({ ships }) => ships.some(({ count }) => count > 0));
  return isComplete ? { attackers: fleetOf(attackers), defenders: fleetOf(defenders), leaves_at: leavesAt } : null;
}
