import type { Rule } from './types';

const texts = new Map<string, Promise<string>>();
const rules = new Map<string, Promise<Rule[]>>();

function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const coming = load();
  known.set(key, coming);
  coming.catch(() => known.delete(key));
  return coming;
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** The Fluent file of a game. */
export function gameTextSource(game: string, language: string): Promise<string> {
  return once(texts, `${game}/${language}`, async () => (await fetched(`/api/games/${game}/text/${language}`)).text());
}

/** What is said of all games before one is opened, as a Fluent file. */
export function cardSource(language: string): Promise<string> {
  return once(texts, language, async () => (await fetched(`/api/cards/${language}`)).text());
}

/** The rule catalogue of a game. */
export function rulesOf(game: string, language: string): Promise<Rule[]> {
  return once(rules, `${game}/${language}`, async () => (await fetched(`/api/games/${game}/rules/${language}`)).json());
}
