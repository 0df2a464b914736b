import type { BoardModule } from './contract';

const modules = import.meta.glob<{ default: BoardModule }>('./*/index.ts');
const texts = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

/** The board of a game, or the fallback if it has none. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules['./fallback/index.ts'];
  if (!load) throw new Error('there is no fallback board');
  return (await load()).default;
}

/** The Fluent source of the texts that only the board uses. */
export async function boardTextSource(game: string, language: string): Promise<string> {
  return (await texts[`./${game}/text/${language}.ftl`]?.()) ?? '';
}
