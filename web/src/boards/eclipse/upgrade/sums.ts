import { PRINTED } from '../printed';
import type { PlayerView } from '../view';

/** What the parts of a ship add up to. */
export interface Sums {
  produced: number;
  used: number;
  initiative: number;
  hull: number;
  computer: number;
  shield: number;
  movement: number;
}

export const STATS = ['initiative', 'hull', 'computer', 'shield', 'movement'] as const;
export const STAT_SYMBOLS = { initiative: 'ec-st-init', hull: 'ec-st-hull', computer: 'ec-st-comp', shield: 'ec-st-shield', movement: 'ec-st-move' } as const;
const OUTSIDE = 'muon_source';

const energyOf = (part: string | null) => PRINTED.parts[part ?? '']?.energy ?? 0;

/** The values of a class, as they are or with another part on one of its squares. */
export function sumsOf(player: PlayerView, name: string, square: number | null = null, part: string | null = null): Sums | null {
  const values = player.classes[name];
  const printed = PRINTED.blueprints[PRINTED.species[player.species ?? '']?.blueprint_set ?? '']?.[name];
  if (!values || !printed) return null;
  const before = square === null ? null : (values.parts[square] ?? null);
  const parts = values.parts.map((one, index) => (index === square ? part : one));
  const energies = [printed.energy, player.outside === name ? energyOf(OUTSIDE) : 0, ...parts.map(energyOf)];
  const changed = (of: (typeof STATS)[number]) => (square === null ? 0 : (PRINTED.parts[part ?? '']?.[of] ?? 0) - (PRINTED.parts[before ?? '']?.[of] ?? 0));
  return {
    produced: energies.reduce((sum, energy) => sum + Math.max(0, energy), 0),
    used: energies.reduce((sum, energy) => sum - Math.min(0, energy), 0),
    initiative: values.initiative + changed('initiative'),
    hull: values.hull + changed('hull'),
    computer: values.computer + changed('computer'),
    shield: values.shield + changed('shield'),
    movement: values.movement + changed('movement'),
  };
}
