import { cardSource } from '../api/game-sources';
import { Bundle, type Values } from './bundle';

const KEY = 'astrarium.language';
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

/** The languages that have texts; the server has the same. */
export const LANGUAGES = Object.keys(sources).map((path) => path.slice('./'.length, -'.ftl'.length));

function isLanguage(text: string | null): text is string {
  return text !== null && LANGUAGES.includes(text);
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language that was chosen before, or the first of the browser's that has texts. */
export function preferredLanguage(): string {
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

type Loader = (language: string) => Promise<unknown>;

class Locale {
  language = $state('en');
  bundle = $state.raw(new Bundle('en', []));
  private wanted: string | null = null;
  private changing = Promise.resolve();
  private readonly loaders = new Set<Loader>();

  /** Register a loader of further texts. It runs before the language changes, so that a page never mixes languages. */
  beforeChange(loader: Loader): () => void {
    this.loaders.add(loader);
    return () => this.loaders.delete(loader);
  }

  /** Change the language. If it is called again meanwhile, the last call wins. */
  setLanguage(language: string): Promise<void> {
    if (isLanguage(language) && language !== this.wanted) {
      this.wanted = language;
      this.changing = this.change(language);
    }
    return this.changing;
  }

  private async change(language: string): Promise<void> {
    const others = [...this.loaders].map((loader) => loader(language).catch(() => undefined));
    const cards = cardSource(language).catch(() => ''); // without them the names of games are missing, nothing else
    const [source, games] = await Promise.all([this.sourceOf(language), cards, ...others]);
    if (this.wanted !== language) return;
    this.bundle = new Bundle(language, [source, games]);
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  private async sourceOf(language: string): Promise<string> {
    try {
      return (await sources[`./${language}.ftl`]?.()) ?? '';
    } catch (error) {
      this.wanted = null; // so that it can be tried again
      throw error;
    }
  }
}

export const locale = new Locale();

/** A text of the shell in the reader's language. */
export function t(message: string, values?: Values): string {
  return locale.bundle.find(message, values) ?? message;
}

/** An attribute of a message, such as the help of a setting; null if there is none. */
export function tPart(message: string, part: string, values?: Values): string | null {
  return locale.bundle.find(message, values, part);
}
