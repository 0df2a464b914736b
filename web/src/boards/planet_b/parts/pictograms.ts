import type { PictogramPart } from '../../../shell/pictogram';
import type { CostItem, Effect } from '../printed';
import { effectSymbol, lawSymbol, moodSymbol, resourceSymbol, trackSymbol, workieSymbol } from '../symbols';

const SLASH: PictogramPart = { text: '/' };
const OTHERS: PictogramPart = { symbol: 'i-users' };

const one = (text: string | number, symbol: string): PictogramPart[] => [{ text: String(text), symbol }];
const number = ({ n = 1 }: Effect): number => n;

/** The pictogram of each kind of effect; the others are their number and symbol. */
const PICTOGRAMS: Partial<Record<Effect['do'], (of: Effect) => PictogramPart[]>> = {
  mood: (of) => one(number(of) > 0 ? number(of) : `−${-number(of)}`, moodSymbol(number(of))),
  mood_set: () => one('↓', 'pb-moodbad'),
  resource: (of) => one(number(of), resourceSymbol(of.what ?? '')),
  resource_any: (of) => one(number(of), 'pb-any'),
  build_free: (of) => one(of.from && of.from !== 'hand' ? `0·${of.from}` : '0', 'pb-build'),
  take_workie: (of) => one(number(of) > 0 ? number(of) : `−${-number(of)}`, workieSymbol(of.kind)),
  return_workie: (of) => one(`↩${number(of)}`, 'pb-workie'),
  replay_news: () => one('↻', 'pb-news'),
  faction_step: (of) => one(`→${number(of)}`, trackSymbol(of.track)),
  faction_action: (of) => one(number(of), trackSymbol(of.track)),
  faction_support: (of) => one(of.keep_disc ? '★' : '↺', trackSymbol(of.track)),
  vote: (of) => (of.per ? [...one(number(of), 'pb-vote'), SLASH, { symbol: 'pb-faction' }] : one(number(of), 'pb-vote')),
  draw_votes: (of) => [...one(number(of), 'pb-bag'), { text: '›' }, ...effects(of.per_own ?? []), SLASH, { symbol: 'pb-vote' }],
  fraud: (of) => one(of.free ? `0·${number(of)}` : number(of), 'pb-fraud'),
  election: (of) => one(number(of) > 0 ? `+${of.n}` : `−${-number(of)}`, 'pb-election'),
  election_choice: (of) => one(`±${number(of)}`, 'pb-election'),
  law: (of) => (of.colour === 'any' ? [...one(number(of), 'pb-lawy'), SLASH, { symbol: 'pb-lawb' }] : one(number(of), lawSymbol(of.colour))),
  demolish: (of) => [...one('−1', 'pb-build'), ...(of.refund ? [{ text: '›' }, { symbol: 'pb-note' }] : [])],
  sell_boost: (of) => one(`×${of.factor ?? 1}`, 'pb-note'),
  give_resource: (of) => [...one(`${of.min}–${of.max}`, resourceSymbol(of.what ?? '')), { text: '›' }, OTHERS, ...effects(of.per_each ?? [])],
  copy_box: () => one('=', 'pb-build'),
  discard_buildings: (of) => one(`−${of.min}–${of.max}`, 'pb-build'),
  pay: (of) => one(`−${number(of)}`, of.what === 'billies' ? 'pb-note' : 'pb-workie'),
  choose: (of) => (of.options ?? []).flatMap((option, at) => [...(at ? [SLASH] : []), ...effects(option)]),
};

function effect(of: Effect): PictogramPart[] {
  const drawn = PICTOGRAMS[of.do]?.(of) ?? one(number(of), effectSymbol(of.do) ?? 'pb-any');
  return of.who && of.who !== 'own' ? [...(of.who === 'all' ? drawn : []), OTHERS, ...drawn] : drawn;
}

export function effects(of: readonly Effect[]): PictogramPart[] {
  return of.flatMap(effect);
}

const COSTS: Record<CostItem['pay'], (of: CostItem) => string> = {
  billies: () => 'pb-note',
  resource: (of) => resourceSymbol(of.what ?? ''),
  resource_any: () => 'pb-any',
  workie: (of) => workieSymbol(of.kind),
  mood: () => 'pb-moodbad',
  faction_step: (of) => trackSymbol(of.track),
  mix: () => 'pb-any',
};

/** What is paid, with a minus sign. */
export function cost(of: readonly CostItem[]): PictogramPart[] {
  return of.map((item) => ({ text: `−${item.n}`, symbol: COSTS[item.pay](item) }));
}
