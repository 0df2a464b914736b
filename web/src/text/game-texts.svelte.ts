import { untrack } from 'svelte';
import { seatIn } from '../api/events';
import type { Cause, Fact, GameEvent, Option, Term } from '../api/types';
import { explanationSource, gameTextSource } from '../api/game-sources';
import { Bundle, type Case, type Values } from './bundle';
import { locale } from './language.svelte';

const FALLBACK = 'en';
const SEAT = /^seat:p([1-9])$/;

type TextSource = (language: string) => Promise<string>;

/** The texts of a game in the reader's language, with English as fallback. */
export class GameTexts {
  /** The names of the players by seat, once a table is known: `seat:p2` is one of them. */
  players = $state.raw<readonly string[]>([]);
  /** What some things are, by reference, where that is said before their names: "swamp r5c4". */
  kinds = $state.raw<Readonly<Record<string, string>>>({});
  private loaded = $state.raw<Partial<Record<string, Bundle>>>({});
  private hasExplanations = false;
  private explaining = Promise.resolve();
  private readonly bundles = $derived([this.loaded[locale.language], this.loaded[FALLBACK]].filter((bundle) => bundle !== undefined));

  constructor(
    readonly game: string,
    private readonly boardSource: TextSource = () => Promise.resolve(''),
  ) {}

  /** Load the texts of a language, or English if that fails. */
  async load(language: string = locale.language): Promise<void> {
    if (this.loaded[language]) return;
    try {
      const bundle = await this.bundleIn(language);
      this.loaded = { ...this.loaded, [language]: bundle };
    } catch (error) {
      if (language === FALLBACK) throw error;
      await this.load(FALLBACK);
    }
  }

  private async bundleIn(language: string): Promise<Bundle> {
    const explanations = this.hasExplanations ? explanationSource(this.game, language).catch(() => '') : '';
    return new Bundle(language, await Promise.all([gameTextSource(this.game, language), this.boardSource(language), explanations]), (reference) => this.playerName(reference), (reference) => this.kinds[reference] ?? null);
  }

  private playerName(reference: string): string | null {
    const number = SEAT.exec(reference)?.[1];
    return number === undefined ? null : (this.players[Number(number) - 1] ?? null);
  }

  /** Load the texts of reasons, causes and facts too, from now on in every language. */
  async loadExplanations(): Promise<void> {
    if (this.hasExplanations) return this.explaining;
    this.hasExplanations = true;
    this.explaining = this.reload();
    return this.explaining;
  }

  private async reload(): Promise<void> {
    const languages = Object.keys(this.loaded);
    const bundles = await Promise.all(languages.map((language) => this.bundleIn(language)));
    this.loaded = { ...this.loaded, ...Object.fromEntries(bundles.map((bundle) => [bundle.language, bundle])) };
  }

  get isReady(): boolean {
    return this.bundles.length > 0;
  }

  find(message: string, values: Values = {}, part?: string): string | null {
    for (const bundle of this.bundles) {
      const text = bundle.find(message, values, part);
      if (text !== null) return text;
    }
    return null;
  }

  format(message: string, values: Values = {}): string {
    const text = this.find(message, values);
    if (text === null && this.isReady && !this.loaded[FALLBACK]) void this.load(FALLBACK).catch(() => undefined);
    return text ?? message;
  }

  /** The name of a component: `structure:mine`. */
  name(reference: string, wanted: Case = 'nominative'): string {
    return this.bundles[0]?.name(reference, wanted) ?? reference;
  }

  /** An amount in words: `resource:ore`, 3. */
  amount(reference: string, count: number): string {
    return this.bundles[0]?.amount(reference, count) ?? `${count} ${reference}`;
  }

  option(option: Option): string {
    return this.format(option.text, option.values);
  }

  event(event: GameEvent, players: readonly string[]): string {
    const seat = seatIn(event);
    const player = seat === null ? '' : (players[seat] ?? '');
    return [player, this.eventWithoutPlayer(event)].filter(Boolean).join(': ');
  }

  /** What happened without the name of the player, for places that show whose it is: "Builds a mine on 3A7". */
  shortEvent(event: GameEvent): string {
    return capitalized(this.eventWithoutPlayer(event));
  }

  private eventWithoutPlayer(event: GameEvent): string {
    return withoutSubject(this.format(`${this.game}-event-${event.kind}`, { ...event.values, player: '' }));
  }

  /** Why somebody is asked, or one part of it; null as long as the explanations are not loaded. */
  cause({ event, actor, place, piece, values }: Cause, players: readonly string[], part?: string): string | null {
    return this.find(`${this.game}-cause-${event}`, { ...values, place, piece, player: players[actor] ?? '' }, part);
  }

  /** Why an amount belongs to a price. */
  term({ reason, values }: Pick<Term, 'reason' | 'values'>): string {
    return this.format(`${this.game}-reason-${reason}`, values);
  }

  /** `whose`: facts about a thing of the reader's, or of another player's. */
  fact({ name, values }: Pick<Fact, 'name' | 'values'>, players: readonly string[], whose: 'me' | 'other' = 'me'): string {
    const player = typeof values.seat === 'number' ? (players[values.seat] ?? '') : '';
    return this.format(`${this.game}-fact-${name}`, { ...values, player, whose });
  }

  /** A part of what a fact says: `short` in a cell, `heading` above a row of cells. */
  factPart({ name, values }: Pick<Fact, 'name' | 'values'>, part: 'short' | 'heading'): string | null {
    return this.find(`${this.game}-fact-${name}`, values, part);
  }

  verb(verb: string): string {
    return this.find(`${this.game}-verb-${verb}`) ?? verb;
  }

  decision(step: string): string {
    return this.format(`${this.game}-decision-${step}`);
  }
}

/** A sentence whose name at the beginning was left empty. */
export function withoutSubject(sentence: string): string {
  return sentence.replace(/^[\s:,]+/, '');
}

export function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Load the texts of a page's game now and whenever the reader's language changes. */
export function keepTextsLoaded(current: () => GameTexts | null): void {
  $effect(() => {
    const texts = current();
    if (!texts) return;
    const language = locale.language;
    void untrack(() => texts.load(language)).catch(() => undefined);
    return locale.beforeChange((next) => texts.load(next));
  });
}
