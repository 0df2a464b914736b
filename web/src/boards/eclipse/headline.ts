import type { GameEvent } from '../../api/types';
import type { EclipseEvent } from './view';
import type { Words } from './words';

/** What tells best what an action did, and which of its values. */
const RESULTS: Partial<Record<EclipseEvent['kind'], string>> = {
  placed: 'sector', controls: 'sector', 'got-tech': 'tech', 'got-development': 'development', fitted: 'part', attached: 'part', stripped: 'part', 'new-ship': 'ship_class',
  'put-structure': 'structure', moved: 'sector',
};

/** For an action: what it is and what came of it, each thing once with its number: "Build: 2 interceptors". */
export function headline(events: readonly GameEvent[], texts: Pick<Words, 'name' | 'format'>): string | null {
  const [first, ...others] = events as readonly EclipseEvent[];
  if (first?.kind !== 'acted' && first?.kind !== 'reacted') return null;
  const action = texts.name(first.values.action);
  const counts = new Map<string, number>();
  for (const { kind, values } of others) {
    const thing = (values as Record<string, unknown>)[RESULTS[kind] ?? ''];
    if (typeof thing === 'string') counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const things = [...counts].map(([thing, count]) => (count > 1 && !thing.startsWith('sector:') ? `${count} × ${texts.name(thing)}` : texts.name(thing)));
  const message = first.kind === 'acted' ? 'eclipse-board-did' : 'eclipse-board-reacted';
  return texts.format(message, { action, things: things.join(', ') || 'none' });
}
