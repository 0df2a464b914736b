import type { PictogramPart } from '../../../shell/pictogram';
import { PRINTED, type Amounts, type Effect } from '../printed';
import { counterSymbol, unitSymbol } from '../symbols';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
const NOT_AMOUNTS = new Set(['op', 'n']);
const SLASH: PictogramPart = { text: '/' };

export function amounts(of: Amounts, sign = ''): PictogramPart[] {
  return Object.entries(of).flatMap(([unit, amount]) => {
    const symbol = unitSymbol(unit);
    return symbol && amount ? [{ text: `${sign}${amount}`, symbol }] : [];
  });
}

/** Amounts with a minus sign. */
export function cost(of: Amounts): PictogramPart[] {
  return amounts(of, '−');
}

function counted(points: number, unit: string, per: string): PictogramPart[] {
  return [{ text: String(points), symbol: unit }, SLASH, { symbol: counterSymbol(per) }];
}

function either(kinds: readonly string[]): PictogramPart[] {
  return kinds.flatMap((kind, at) => {
    const part = { symbol: unitSymbol(kind) ?? kind };
    return at === 0 ? [part] : [SLASH, part];
  });
}

const PAWNS: Partial<Record<string, string>> = { neo: 'miner', sixmoons: 'mage' };

/** The pictogram of each kind of effect. */
const PICTOGRAMS: Record<string, (of: Effect) => PictogramPart[]> = {
  gain: (of) => amounts(Object.fromEntries(Object.entries(of).filter(([key]) => !NOT_AMOUNTS.has(key))) as Amounts),
  gain_units: (of) => [{ text: String(of.n ?? 1) }, ...either(of.kinds ?? [])],
  gain_per: (of) => counted(of.n ?? 1, unitSymbol(of.resource ?? '') ?? '', of.per ?? ''),
  degree: (of) => [{ text: `+${of.n}`, symbol: 'degree' }],
  spaceship: (of) => [{ text: `+${of.n}`, symbol: 'ship' }],
  mission_marker: (of) => [{ text: of.which === 'all_empty' ? '+…' : `+${of.n}`, symbol: 'mission' }],
  assistant: (of) => [{ text: of.set ? `=${of.set}` : `+${of.n}`, symbol: 'die' }],
  alteration: (of) => [{ text: `+${of.n ?? 1}`, symbol: 'alteration' }, { text: ROMAN[of.strength ?? 0] ?? '' }],
  project: (of) => [{ text: `+${of.n}`, symbol: 'funding' }],
  score: (of) => counted(of.points ?? 0, 'prestige', of.per ?? ''),
  medal: () => [{ text: '+1', symbol: 'medal' }],
  president: () => [{ symbol: 'president' }],
  planet_action: (of) => (of.planets ?? []).flatMap((planet, at) => [...(at ? [SLASH] : []), { symbol: `pl-${planet}` }]),
  copy_action: () => [{ symbol: 'spy' }],
  production_income: (of) => [{ text: `${of.n}×`, symbol: 'robot' }],
  build_free: () => [{ text: '+1', symbol: 'robot' }],
  shop_place: (of) => [{ text: ROMAN[of.level ?? 0] ?? '', symbol: 'disc' }, ...(of.bonus ? [{ text: '+' }] : [])],
  level_bonus: (of) => [{ text: `+${of.n}`, symbol: 'level' }],
  refresh_erudite: (of) => [{ text: '↻' }, { text: ROMAN[of.level ?? 0] ?? '', symbol: 'erudite' }],
  copy_erudite: (of) => [{ symbol: 'spy' }, { text: ROMAN[of.max_level ?? 0] ?? '', symbol: 'erudite' }],
  take_erudite: (of) => [{ text: ROMAN[of.level ?? 0] ?? '', symbol: 'erudite' }],
  discount: (of) => [{ text: `−${of.n}`, symbol: 'crystal' }],
  extra_move: (of) => [{ text: `+${of.n}`, symbol: PAWNS[of.planet ?? ''] ?? 'miner' }],
  advance_no_reward: (of) => (of.planets ?? []).flatMap((planet, at) => [...(at ? [SLASH] : []), { symbol: PAWNS[planet] ?? 'miner' }]),
  upgrade_resource: () => [{ symbol: 'crystal' }, { text: '↑' }],
  special_ambassador: () => [{ text: String(PRINTED.ambassadors.special?.votes), symbol: 'vote' }],
};

export function effects(of: readonly Effect[]): PictogramPart[] {
  return of.flatMap((effect) => PICTOGRAMS[effect.op]?.(effect) ?? []);
}
