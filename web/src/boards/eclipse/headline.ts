import type { GameEvent } from '../../api/types';
import { kindOfSquadron, ownerOfSquadron } from './battle/battle';
import { NOBODY, type EclipseEvent } from './view';
import type { Words } from './words';

type Texts = Pick<Words, 'name' | 'format'>;

/** What tells best what an action did, and which of its values. */
const RESULTS: Partial<Record<EclipseEvent['kind'], string>> = {
  placed: 'sector', controls: 'sector', 'got-tech': 'tech', 'got-development': 'development', fitted: 'part', attached: 'part', stripped: 'part', 'new-ship': 'ship_class',
  'put-structure': 'structure', moved: 'sector',
};

/** For an action: what it is and what came of it, each thing once with its number: "Build: 2 × interceptor". For a battle: where it was, and what was destroyed. */
export function headline(events: readonly GameEvent[], texts: Texts): string | null {
  const told = events as readonly EclipseEvent[];
  if (told[0]?.kind === 'battle-began') return foughtWords(texts.name(told[0].values.sector), told, texts);
  const action = told.find(({ kind }) => kind === 'acted' || kind === 'reacted');
  if (action?.kind !== 'acted' && action?.kind !== 'reacted') return null;
  const message = action.kind === 'acted' ? 'eclipse-board-did' : 'eclipse-board-reacted';
  const things = counted(thingsIn(told, RESULTS), texts) || counted(thingsIn(told, { explored: 'place' }), texts);
  return texts.format(message, { action: texts.name(action.values.action), things: things || 'none' });
}

/** The values of events that name things, in their order. */
function thingsIn(events: readonly EclipseEvent[], results: typeof RESULTS): string[] {
  return events.map(({ kind, values }) => (values as Record<string, unknown>)[results[kind] ?? '']).filter((thing) => typeof thing === 'string');
}

function foughtWords(sector: string, events: readonly EclipseEvent[], texts: Texts): string {
  const lost = events.flatMap((event) => (event.kind === 'destroyed' ? [event.values.squadron] : []));
  return texts.format('eclipse-board-fought', { sector, ships: counted(lost, texts) || 'none' });
}

/** Names with how often they occur, without number where it says nothing. */
function counted(references: readonly string[], texts: Texts): string {
  const counts = new Map<string, number>();
  for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return [...counts].map(([reference, count]) => (count > 1 && !reference.startsWith('sector:') ? `${count} × ${nameOf(reference, texts)}` : nameOf(reference, texts))).join(', ');
}

/** Classes of nobody are called by their kind. */
function nameOf(reference: string, texts: Texts): string {
  const squadron = reference.startsWith('squadron:') ? reference.slice('squadron:'.length) : null;
  return squadron !== null && ownerOfSquadron(squadron) === NOBODY ? texts.name(`npc:${kindOfSquadron(squadron)}`) : texts.name(reference);
}

/** What a round began with: what the end of the last one brought, income and upkeep of a seat, and how many technologies were turned up. */
export function roundNews(events: readonly GameEvent[], seat: number, texts: Texts): string[] {
  const told = events as readonly EclipseEvent[];
  const paid = told.findLast((event) => event.kind === 'paid-upkeep' && event.values.seat === seat);
  const techs = told.filter(({ kind }) => kind === 'new-tech').length;
  const income = paid?.kind === 'paid-upkeep' ? [texts.format('eclipse-board-news-income', { income: paid.values.income, upkeep: paid.values.upkeep })] : [];
  const news = techs > 0 ? [...income, texts.format('eclipse-board-news-techs', { count: techs })] : income;
  return news.length > 0 ? news : [texts.format('eclipse-board-news-none')];
}
