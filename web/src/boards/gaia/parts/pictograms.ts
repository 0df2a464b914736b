import type { PictogramPart } from '../../../shell/pictogram';
import type { Amounts, BoardAction, Booster, Effect, FreeAction, Level } from '../printed';

export const RESOURCES: Record<string, string> = {
  credits: 'credit',
  ore: 'ore',
  knowledge: 'knowledge',
  qic: 'qic',
  power: 'power',
  charge: 'power',
  tokens: 'token',
  vp: 'vp',
  range: 'range',
  terraform_steps: 'step',
  gaiaformer: 'gaiaformer-r',
  tech_tile: 'tech',
  federation_rescore: 'fedtoken',
  gaiaformer_to_gaia_area: 'gaiaformer-r',
  token_bowl3_to_gaia: 'token',
  move_bowl2_to_bowl3: 'token',
};

const COUNTED: Record<string, string[]> = {
  mine: ['mine'],
  trading_station: ['trading'],
  research_lab: ['lab'],
  big_structure: ['institute', 'academy-k'],
  planet_type: ['types'],
  gaia_planet: ['pl-gaia'],
  sector: ['sector'],
  federation_token: ['fedtoken'],
  structure: ['structures'],
  federation_structure: ['structures', 'fedtoken'],
  satellite: ['satellite'],
};

const EVENTS: Record<string, string[]> = {
  build_mine: ['mine'],
  build_mine_on_gaia: ['mine', 'pl-gaia'],
  upgrade_to_trading_station: ['trading'],
  upgrade_to_big_structure: ['institute', 'academy-k'],
  research_advance: ['i-chart'],
  terraform_step: ['step'],
  gain_federation_token: ['fedtoken'],
};

/** Symbols for when a tile works. */
const MOMENTS: Record<string, string> = { action: 'i-flag', pass: 'i-last' };

const ALONE = new Set(['gaiaformer', 'tech_tile', 'federation_rescore']);
const ORDER = Object.keys(RESOURCES);

const symbols = (ids: readonly string[] = []): PictogramPart[] => ids.map((symbol) => ({ symbol }));

export function amounts(of: Amounts = {}, sign = ''): PictogramPart[] {
  return Object.entries(of)
    .filter(([resource]) => RESOURCES[resource])
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([resource, amount]) => {
      const text = ALONE.has(resource) && amount === 1 ? '' : `${sign}${amount}`;
      return text ? { text, symbol: RESOURCES[resource] as string } : { symbol: RESOURCES[resource] as string };
    });
}

export function counted(per: string): PictogramPart[] {
  return symbols(COUNTED[per]);
}

/** Tech tiles, advanced tiles, round tiles and the second half of boosters. */
export function effect(of: Effect): PictogramPart[] {
  const moment = MOMENTS[of.when];
  const start: PictogramPart[] = moment ? [{ symbol: moment }] : [];
  if (of.effect === 'power_value_of_big_structures')
    return [...counted('big_structure'), { text: `= ${of.value ?? ''}`, symbol: 'power' }];
  const gain = amounts(of.gain, of.when === 'income' || of.gain?.range ? '+' : '');
  if (of.on) return [...symbols(EVENTS[of.on]), { text: '›' }, ...gain];
  return of.per ? [...start, ...gain, { text: '/' }, ...counted(of.per)] : [...start, ...gain];
}

/** A booster has two halves. */
export function booster(of: Booster): PictogramPart[][] {
  const halves = of.income.map((one) => amounts(one, '+'));
  return of.effect ? [...halves, effect(of.effect)] : halves;
}

export function boardGain(of: BoardAction): PictogramPart[] {
  return of.gain_per ? withCount(of.gain, of.gain_per.per) : amounts(of.gain);
}

export function conversion(of: FreeAction): PictogramPart[] {
  if (of.cost.discard_bowl2) return [{ text: '2', symbol: 'token' }, { text: '› III' }];
  return [...amounts(of.cost), { text: '›' }, ...amounts(of.gain)];
}

/** Points, and one more for each thing counted: "3+ types points". */
function withCount(gain: Amounts, per: string): PictogramPart[] {
  const [symbol] = COUNTED[per] ?? [];
  return [{ text: `${gain.vp ?? 0}+`, ...(symbol ? { symbol } : {}) }, { symbol: 'vp' }];
}

/** Resources with a plus sign before the first. */
function income(of: Amounts | undefined): PictogramPart[] {
  return amounts(of).map((part, at) => (at === 0 && part.text ? { ...part, text: `+${part.text}` } : part));
}

/** What a level of a research track gives, without the bonus for crossing, which is drawn between the levels. */
export function level(of: Level, before: Level | undefined, crossing: Amounts): PictogramPart[] {
  const once = Object.fromEntries(Object.entries(of.once ?? {}).filter(([key, n]) => !before || crossing[key] !== n));
  const parts: PictogramPart[] = [];
  if (of.step_cost_ore && of.step_cost_ore !== before?.step_cost_ore)
    parts.push({ text: String(of.step_cost_ore), symbol: 'ore' }, { text: '/' }, { symbol: 'step' });
  if (of.range && of.range !== before?.range) parts.push({ text: String(of.range), symbol: 'range' });
  const gain = of.once_per ? withCount(once, of.once_per.per) : amounts(once);
  return [...parts, ...gain, ...income(of.income)];
}
