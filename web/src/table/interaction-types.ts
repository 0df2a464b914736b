import type { Group, Locked, Nearly, Option, Preview, Reason } from '../api/types';
import type { Direction } from './arrow-keys';
import type { MoveExtras } from './table-store.svelte';
import type { Reference, VerbOption } from './targets';

/** What the interaction needs from the table. */
export interface InteractionHost {
  /** What a move of a decision would do. */
  preview(move: string, decision: number | null): Promise<Preview>;
  why(reference: Reference): Promise<Reason[]>;
  whyMove(move: string): Promise<Reason | null>;
  /** Show what is true of a thing, where nothing can be done with it. */
  showFacts(reference: Reference, at: Element): void;
  /** Play an option, with the moves after it or the end of the turn: all or none. */
  play(option: Option, extras: MoveExtras): Promise<void>;
  words(option: Option): string;
  /** `words` is empty if there are too many options; then only their number is spoken. */
  spoken: { legal(words: string[], count: number): string; chosen(words: string): string };
  say(text: string): void;
  playsAtOnce(): boolean;
  /** Whether a verb is opened only by its own tab, never by a click on a target. */
  isTabOnly(verb: string): boolean;
  /** Whether clicks on a target step through the options of a verb there, instead of listing them. */
  isStepped(verb: string): boolean;
  /** Whether the options of a verb are tabs that are played at once, because they only lead to a choice. */
  isOpening(verb: string): boolean;
  /** How many options of several parts are listed whole; of more the parts are picked one after the other. */
  mostListed(): number;
  /** Open the tab that a thing belongs to and choose it there; false if there is none. */
  openFor(reference: Reference): boolean;
}

export interface Decision {
  id: number | null;
  groups: Group[];
  locked: Locked[];
  /** Moves of open verbs that only lack some resources. */
  nearly?: readonly Nearly[];
  /** Open and locked verbs in the order of the rules. */
  order: readonly string[];
  /** The move that ends the turn, if it is offered. */
  ending: string | null;
  /** What should wait, because something can still be used: verbs that are only behind their own tabs, the end of the turn among them. */
  waiting?: readonly string[];
}

export interface Menu {
  at: Element;
  /** The target, if it may also have wishes that are refused. */
  reference: Reference | null;
  choices: VerbOption[];
  /** What is known about the wishes at this target: their prices, and why some are refused. */
  reasons: Reason[];
}

export interface ShownReason {
  at: Element;
  /** Null for a verb that is locked altogether. */
  reference: Reference | null;
  reason: Reason;
}

export interface RegionOptions {
  label: string;
  /** The target to which an arrow key moves; by default the nearest one on the screen. */
  step?: (from: Reference, direction: Direction) => Reference | null;
}
