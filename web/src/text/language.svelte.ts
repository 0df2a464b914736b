import { Bundle, type Values } from './bundle';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'astrarium.language';
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The language chosen before, or the browser's first that we speak. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

class Speech {
  language = $state<Language>('en');
  bundle = $state.raw(new Bundle('en', []));

  async speak(language: string): Promise<void> {
    if (!isLanguage(language)) return;
    const source = await sources[`./${language}.ftl`]?.();
    this.bundle = new Bundle(language, [source ?? '']);
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** A text of the shell in the reader's language. */
export function t(message: string, values?: Values): string {
  return speech.bundle.find(message, values) ?? message;
}

/** A part of a text, such as the explanation of a setting; nothing if there is none. */
export function tPart(message: string, part: string, values?: Values): string | null {
  return speech.bundle.find(message, values, part);
}
