import type { Rule } from './types';

const texts = new Map<string, Promise<string>>();
const rules = new Map<string, Promise<Rule[]>>();

function cached<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const pending = cache.get(key);
  if (pending) return pending;
  const request = load();
  cache.set(key, request);
  request.catch(() => cache.delete(key));
  return request;
}

async function fetchOk(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The Fluent source of a game's texts. */
export function gameTextSource(game: string, language: string): Promise<string> {
  return cached(texts, `${game}/${language}`, async () => (await fetchOk(`/api/games/${game}/text/${language}`)).text());
}

/** The Fluent source of a game's reasons, causes and facts. */
export function explanationSource(game: string, language: string): Promise<string> {
  return cached(texts, `${game}/explanations/${language}`, async () => (await fetchOk(`/api/games/${game}/explanations/${language}`)).text());
}

/** The Fluent source of the names and descriptions of all games. */
export function cardSource(language: string): Promise<string> {
  return cached(texts, language, async () => (await fetchOk(`/api/cards/${language}`)).text());
}

/** The rule catalogue of a game. */
export function rulesOf(game: string, language: string): Promise<Rule[]> {
  return cached(rules, `${game}/${language}`, async () => (await fetchOk(`/api/games/${game}/rules/${language}`)).json());
}
