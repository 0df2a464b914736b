import { untrack } from 'svelte';
import { seatIn } from '../api/events';
import type { GameEvent, Option } from '../api/types';
import { gameTextSource } from '../api/game-sources';
import { Bundle, type Case, type Values } from './bundle';
import { speech } from './language.svelte';

const FALLBACK = 'en';

type More = (language: string) => Promise<string>;

/** The texts of a game in the reader's language; changes with it. What a language lacks is said in English. */
export class GameTexts {
  private known = $state.raw<Partial<Record<string, Bundle>>>({});
  private readonly bundles = $derived([this.known[speech.language], this.known[FALLBACK]].filter((bundle) => bundle !== undefined));

  constructor(
    readonly game: string,
    private readonly more: More = () => Promise.resolve(''),
  ) {}

  /** Load a language; it is spoken as soon as the reader speaks it. If it cannot be had, English is. */
  async load(language: string = speech.language): Promise<void> {
    if (this.known[language]) return;
    try {
      const bundle = await this.bundleIn(language);
      this.known = { ...this.known, [language]: bundle };
    } catch (error) {
      if (language === FALLBACK) throw error;
      await this.load(FALLBACK);
    }
  }

  private async bundleIn(language: string): Promise<Bundle> {
    const [game, own] = await Promise.all([gameTextSource(this.game, language), this.more(language)]);
    return new Bundle(language, [game, own]);
  }

  get isReady(): boolean {
    return this.bundles.length > 0;
  }

  find(message: string, values: Values = {}, part?: string): string | null {
    for (const bundle of this.bundles) {
      const found = bundle.find(message, values, part);
      if (found !== null) return found;
    }
    return null;
  }

  format(message: string, values: Values = {}): string {
    const found = this.find(message, values);
    if (found === null && this.isReady && !this.known[FALLBACK]) void this.load(FALLBACK).catch(() => undefined);
    return found ?? message;
  }

  /** The name of a component: `structure:mine`. */
  name(reference: string, wanted: Case = 'nominative'): string {
    return this.bundles[0]?.name(reference, wanted) ?? reference;
  }

  /** A number of things in words: `resource:ore`, 3. */
  amount(reference: string, count: number): string {
    return this.bundles[0]?.amount(reference, count) ?? `${count} ${reference}`;
  }

  option(option: Option): string {
    return this.format(option.text, option.values);
  }

  event(event: GameEvent, players: readonly string[]): string {
    const seat = seatIn(event);
    const player = seat === null ? '' : (players[seat] ?? '');
    return this.format(`${this.game}-event-${event.kind}`, { ...event.values, player });
  }

  verb(verb: string): string {
    return this.find(`${this.game}-verb-${verb}`) ?? verb;
  }

  decision(step: string): string {
    return this.format(`${this.game}-decision-${step}`);
  }
}

/** Load the texts of the game that a page is about, now and before the reader's language changes. */
export function keepTexts(current: () => GameTexts | null): void {
  $effect(() => {
    const texts = current();
    if (!texts) return;
    const language = speech.language;
    void untrack(() => texts.load(language)).catch(() => undefined);
    return speech.accompany((next) => texts.load(next));
  });
}
