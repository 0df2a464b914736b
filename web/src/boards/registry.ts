import type { BoardModule } from './contract';

const modules = import.meta.glob<{ default: BoardModule }>('./*/index.ts');

/** The board of a game; any game without one gets the fallback. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules['./fallback/index.ts'];
  if (!load) throw new Error('there is no fallback board');
  return (await load()).default;
}
