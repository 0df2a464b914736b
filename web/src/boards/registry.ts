import type { BoardModule } from './contract';

const modules = import.meta.glob<{ default: BoardModule }>('./*/index.ts');
const texts = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

/** The board of a game; any game without one gets the fallback. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules['./fallback/index.ts'];
  if (!load) throw new Error('there is no fallback board');
  return (await load()).default;
}

/** The words that only the board of a game uses, as a Fluent file. */
export async function boardTextSource(game: string, language: string): Promise<string> {
  return (await texts[`./${game}/text/${language}.ftl`]?.()) ?? '';
}
