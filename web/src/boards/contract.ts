import type { Component } from 'svelte';
import type { components } from '../api/schema';
import type { GameEvent } from '../api/types';
import type { Interaction } from '../table/interaction.svelte';
import type { GameTexts } from '../text/game-texts.svelte';

/** Somebody at the table, as boards show them. */
export interface SeatView {
  seat: number;
  name: string;
  /** 1 to 9: the class `seatN` gives `--pc` (colour) and `--pt` (colour of text); the symbol `seat-N` its shape. */
  palette: number;
  isMe: boolean;
  isBot: boolean;
  isToMove: boolean;
  isPresent: boolean;
  hasResigned: boolean;
}

/** What some game shows; its board says which: `BoardProps<GaiaView>`. */
export type View = components['schemas']['View'];

/** What every part of a board gets. */
export interface BoardProps<GameView = View> {
  view: GameView;
  seats: SeatView[];
  interaction: Interaction;
  texts: GameTexts;
  /** From whose seat the table is seen; null: a spectator. */
  me: number | null;
  /** What has happened up to what is shown, the oldest first; moves that were taken back are left out. */
  history: readonly GameEvent[];
}

export interface MatProps<GameView = View> extends BoardProps<GameView> {
  seat: SeatView;
  /** Mine is open, those of the others are compact until they are clicked. */
  isOpen: boolean;
}

/** So much more or less of something: `{ of: 'resource:ore', amount: -3 }`. */
export interface Change {
  of: string;
  amount: number;
}

/** A further part of the table: beside the log on a wide screen, a tab on a phone. */
export interface Panel<GameView = View> {
  id: string;
  /** A message of the board's texts. */
  label: string;
  symbol: string;
  component: Component<BoardProps<GameView>>;
}

export interface BoardModule<GameView = View> {
  Board: Component<BoardProps<GameView>>;
  Mat?: Component<MatProps<GameView>>;
  /** A narrow strip above the board. */
  Strip?: Component<BoardProps<GameView>>;
  panels?: Panel<GameView>[];
  /** Verbs that nobody means by pointing at a thing, such as throwing it away: only their own tab opens them. */
  tabOnlyVerbs?: readonly string[];
  /** Pictures for references; a reference without one is shown by its name. */
  symbolOf?: (reference: string) => string | null;
  /** Players at whom nobody sits, such as a solo opponent: messages with their names. Their seats follow the others. */
  extraPlayers?: (view: GameView) => string[];
  /** The palette number of a seat; by default that of the seat's order. */
  palette?: (view: GameView, seat: number) => number;
  /** Points for the heading of a mat and for the chart. */
  points?: (view: GameView, seat: number) => number | null;
  /** Where the game stands, as a message of the board's texts with its values. */
  progress?: (view: GameView) => { message: string; values: Record<string, string | number> };
  /** What events change for a seat; by default those named paid, gained and scored. */
  changes?: (events: GameEvent[], seat: number) => Change[];
  /** What is printed on the components; a server that has corrected some overwrites it before the board is drawn. */
  printed?: object;
  /** Address of a sprite that is put into the page before the board is drawn. */
  sprite?: string;
}
