import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameTexts } from '../src/text/game-texts.svelte';
import { LANGUAGES, languageName, locale, t } from '../src/text/language.svelte';

/** Answers of the server, which a test gives by hand. */
const waiting = new Map<string, (text: string) => void>();

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('fetch', (path: string) => new Promise((resolve) => {
    const give = (text: string) => resolve({ ok: true, text: () => Promise.resolve(text) });
    const card = /^\/api\/cards\/(\w+)$/.exec(path);
    if (card) give(`game-late = late in ${card[1]}`);
    else waiting.set(path, give);
  }));
});
afterEach(() => {
  waiting.clear();
  vi.unstubAllGlobals();
});

async function answer(game: string, ...languages: string[]): Promise<void> {
  for (const language of languages) waiting.get(`/api/games/${game}/text/${language}`)?.(`-structure-mine = ${language}`);
  await settle();
}

/** Wait until everything that needs no answer has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('changes for the shell and for a game at once, however late the words of the game are', async () => {
  for (const language of ['uk', 'ru']) await locale.setLanguage(language);
  const texts = new GameTexts('late');
  const first = texts.load();
  const leave = locale.beforeChange((language) => texts.load(language));
  await answer('late', 'ru', 'en');
  await first;
  const changing = locale.setLanguage('uk');
  await settle();
  expect([t('rules-none'), texts.name('structure:mine')]).toEqual(['Правил с такими словами нет.', 'ru']);
  await answer('late', 'uk');
  await changing;
  expect([t('rules-none'), texts.name('structure:mine')]).toEqual(['Правил із такими словами немає.', 'uk']);
  leave();
});

it('knows what games are called', async () => {
  await locale.setLanguage('en');
  await locale.setLanguage('uk');
  expect(t('game-late')).toBe('late in uk');
});

it('is called what its speakers call it', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Русский', 'Українська']);
});

it('is the last one asked for, whichever words come first', async () => {
  await locale.setLanguage('en');
  const texts = new GameTexts('crossed');
  const leave = locale.beforeChange((language) => texts.load(language));
  const both = [locale.setLanguage('ru'), locale.setLanguage('uk')];
  await settle();
  await answer('crossed', 'uk', 'en');
  await answer('crossed', 'ru');
  await Promise.all(both);
  expect([locale.language, texts.name('structure:mine')]).toEqual(['uk', 'uk']);
  leave();
});

it('changes even if a game has no words to give', async () => {
  await locale.setLanguage('en');
  const leave = locale.beforeChange(() => Promise.reject(new Error('no connection')));
  await locale.setLanguage('ru');
  expect(locale.language).toBe('ru');
  leave();
});

it('is loaded alone, and English when something is lacking', async () => {
  await locale.setLanguage('ru');
  const texts = new GameTexts('lacking');
  const loading = texts.load();
  await answer('lacking', 'ru');
  await loading;
  expect(waiting.has('/api/games/lacking/text/en')).toBe(false);
  expect([texts.name('structure:mine'), texts.find('lacking-verb-x'), texts.format('lacking-event-x')]).toEqual(['ru', null, 'lacking-event-x']);
  await settle();
  waiting.get('/api/games/lacking/text/en')?.('lacking-event-x = in English');
  await settle();
  expect([texts.name('structure:mine'), texts.format('lacking-event-x')]).toEqual(['ru', 'in English']);
});

it('is English where there is no other', async () => {
  await locale.setLanguage('ru');
  const others = fetch;
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('/ru') ? Promise.resolve({ ok: false, status: 404 }) : others(path)));
  const texts = new GameTexts('untranslated');
  const loading = texts.load();
  await settle();
  await answer('untranslated', 'en');
  await loading;
  expect(texts.name('structure:mine')).toBe('en');
});
