import type { Component } from 'svelte';
import type { components } from '../api/schema';
import type { Fact, GameEvent, Option } from '../api/types';
import type { PictogramPart } from '../shell/pictogram';
import type { Interaction } from '../table/interaction.svelte';
import type { GameTexts } from '../text/game-texts.svelte';

/** A player as boards show them. */
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

/** The view of any game; a board names its own: `BoardProps<GaiaView>`. */
export type View = components['schemas']['View'];

/** The props of every part of a board. */
export interface BoardProps<GameView = View> {
  view: GameView;
  seats: SeatView[];
  interaction: Interaction;
  texts: GameTexts;
  /** The seat whose view is shown; null for spectators. */
  me: number | null;
  /** The events up to the shown position, oldest first, without undone moves. */
  history: readonly GameEvent[];
  /** Facts about a thing in the present position; each call asks the server. */
  factsOf: (reference: string) => Promise<Fact[]>;
}

export interface BannerProps<GameView = View> extends BoardProps<GameView> {
  onclose: () => void;
}

export interface MatProps<GameView = View> extends BoardProps<GameView> {
  seat: SeatView;
  /** My mat is open; those of others are compact until they are clicked. */
  isOpen: boolean;
}

/** What the own seat may expect of an uncertain decision; a board names its own type. */
export type Forecast = components['schemas']['Forecast'];

/** The props of a large bar. It says itself when it is shown, what on the board it is about, and which moment board and mats show meanwhile. */
export interface LargeBarProps<GameView = View> extends BoardProps<GameView> {
  /** Whether it takes the place of the usual bar. Bound. */
  isShown: boolean;
  /** References of what the board is to show as long as the bar is shown. Bound. */
  lookedAt: readonly string[];
  /** What board and mats show instead of the present as long as the bar is shown; null: the present. Bound. */
  past: GameView | null;
  /** The view right before or after the move in which an event of the history happened; each call asks the server. */
  viewAround: (event: GameEvent, when: 'before' | 'after') => Promise<GameView>;
  /** What the own seat may expect; each call asks the server. */
  forecast: () => Promise<Forecast | null>;
  /** Takes the last own answer back; null if that is not possible. */
  undo: (() => void) | null;
  /** The id of the table, for what a browser keeps of it. */
  table: string;
}

/** A change of an amount: `{ of: 'resource:ore', amount: -3 }`. */
export interface Change {
  of: string;
  amount: number;
}

/** The props of a panel. */
export interface PanelProps<GameView = View> extends BoardProps<GameView> {
  /** What the own seat may expect, now or after a move; each call asks the server. There is none in a replay. */
  forecast?: (move?: string) => Promise<Forecast | null>;
}

/** A further part of the table: above the log on a wide screen, a tab on a phone. */
export interface Panel<GameView = View> {
  id: string;
  /** A message of the board's texts. */
  label: string;
  symbol: string;
  component: Component<PanelProps<GameView>>;
}

export interface HoldingsProps {
  holdings: Readonly<Record<string, number>>;
  texts: GameTexts;
  /** In a single line, for a phone. */
  isSmall?: boolean;
}

/** What a thing does that is chosen by that, such as a tile or a faction. */
export interface Content {
  /** A reference whose name says it. */
  name: string;
  /** The same in fewer words, where what it belongs to is known. */
  label?: (texts: Pick<GameTexts, 'name' | 'amount' | 'format'>) => string;
  picture: PictogramPart[][];
  symbol?: string;
  /** A message of the board's texts with its values. */
  about?: string;
  values?: Record<string, string | number>;
  /** What it does in words, where no message says it; the texts name its parts. */
  describe?: (texts: Pick<GameTexts, 'name' | 'amount' | 'format'>) => string;
  /** A message that says the same in two lines, for cards; by default `about`. */
  short?: string;
  /** Its picture does not say what it does: several of them open as cards over the board. */
  isWordy?: boolean;
  /** How hard it is to play with, 1 to 3, as we judge it. */
  difficulty?: number;
}

/** A part of an action, in the order in which they come. */
export interface ActionPart {
  name: string;
  time: 'done' | 'now' | 'later';
  /** What it costs or gives, beside its name. */
  picture: readonly PictogramPart[];
  /** The same in a sentence. */
  words: string;
}

/** How far an action has come, and what is lost by leaving it here. */
export interface ActionCourse {
  parts: readonly ActionPart[];
  /** Told as long as the verb that leaves it is possible. */
  leaving: { verb: string; words: string } | null;
}

/** The props of a calculator: a page beside the tables on which the game answers a question. */
export interface CalculatorProps<GameView = View> {
  texts: GameTexts;
  /** The view of the table from which it was opened, and the names of its players. */
  view: GameView | null;
  players: readonly string[];
  /** The game's answer, in the game's own terms; each call asks the server. */
  calculate: (question: object) => Promise<object>;
}

export interface BoardModule<GameView = View> {
  Board: Component<BoardProps<GameView>>;
  Mat?: Component<MatProps<GameView>>;
  /** What is shown over the board when it has just happened, such as an election; `key` tells one from the next. */
  banner?: { key: (history: readonly GameEvent[]) => string | null; component: Component<BannerProps<GameView>> };
  /** Takes the room of the decision bar and some of the board while something is decided or explained that needs it, such as a battle. */
  LargeBar?: Component<LargeBarProps<GameView>, object, 'isShown' | 'lookedAt' | 'past'>;
  /** What the calculator page shows; the game has a `calculator.py` that answers it. */
  Calculator?: () => Promise<{ default: Component<CalculatorProps<GameView>> }>;
  /** A narrow strip above the board, or upright at its left side; above it whenever a large bar leaves the board little height. */
  Strip?: Component<BoardProps<GameView>>;
  stripSide?: 'top' | 'left';
  panels?: Panel<GameView>[];
  /** Verbs that a click on a target must not open, such as discarding it: only their own tab opens them. */
  tabOnlyVerbs?: readonly string[];
  /** Verbs of which clicks on a target step through the options there, such as ways to turn it. */
  steppedVerbs?: readonly string[];
  /** How many options of several parts are listed whole; of more the parts are picked one after the other. By default 12. */
  mostListed?: number;
  /** Verbs of which every option is a tab that is played at once, because it only leads to a choice and can be taken back: all their moves, each with the message of its tab. A message with `-about` behind its name says below the tabs what it does. */
  openings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Which automatic replies stand below a question, by its step; without this all of the game. */
  autoReplies?: (step: string) => readonly string[];
  /** The symbol of a reference; without one its name is shown. */
  symbolOf?: (reference: string) => string | null;
  /** The symbol of what lies at a target; it stands before its name where options are listed. */
  symbolAt?: (reference: string, view: GameView) => string | null;
  /** Players without a seat at the table, such as a solo opponent: message ids of their names. They come after the other seats. */
  extraPlayers?: (view: GameView) => string[];
  /** The palette number of a seat; by default its number plus one. */
  palette?: (view: GameView, seat: number) => number;
  /** Points for the heading of a mat and for the chart. */
  points?: (view: GameView, seat: number) => number | null;
  /** The points with which a seat wins, shown behind them. */
  goal?: (view: GameView, seat: number) => number | null;
  /** What tells how a game without points was won, for each seat: a message of the board's texts and its value. */
  standing?: (view: GameView, seat: number, history: readonly GameEvent[]) => readonly { message: string; value: string | number }[];
  /** What a seat has done already in an action of several moves, one line each, while it puts the next one together. */
  stepsSoFar?: (history: readonly GameEvent[], seat: number, texts: GameTexts) => readonly string[];
  /** The parts of the action that a seat takes, above its decision: what was paid, where it is, what may follow; null if there is none. A board that has it gets a higher bar. */
  actionCourse?: (view: GameView, seat: number, history: readonly GameEvent[], seats: readonly SeatView[], texts: GameTexts) => ActionCourse | null;
  /** What a seat plays, such as its faction: shown beside its name. `about` is a message that explains it. One that changes hands, such as an office, names no bot. */
  role?: (view: GameView, seat: number) => { reference: string; about?: string; changesHands?: boolean } | null;
  /** What a seat has done that others should see beside its name, such as passing: a message of the board's texts. */
  status?: (view: GameView, seat: number) => { message: string; values: Record<string, string | number> } | null;
  /** The seats in the order of their turns; by default the order of seats. */
  turnOrder?: (view: GameView) => readonly number[];
  /** What some things are in this game, where that is said before their names: `region:r5c4` is `terrain:swamp`. */
  kinds?: (view: GameView) => Readonly<Record<string, string>>;
  /** Verbs whose tabs come after the others, such as giving up. */
  laterVerbs?: readonly string[];
  /** Whether the end of the turn would give something up now, such as points of an action: then it is only behind its own tab. */
  endsEarly?: (view: GameView) => boolean;
  /** Verbs that have no tab while they are locked, such as those of a module that few games use. */
  rareVerbs?: readonly string[];
  /** What an action did in a few words, where its first event only names it; null for all others. */
  headline?: (events: readonly GameEvent[], texts: Pick<GameTexts, 'name' | 'amount' | 'format'>) => string | null;
  /** Kinds of events that begin something of its own in the log, such as a battle. It lasts until the next one, or to the end of the turn. */
  chapters?: readonly string[];
  /** The kind of event that begins a round, where no rule is named with it. */
  roundEvent?: string;
  /** What came for a seat with a round that begins, from the events of the round before, in a few words each. */
  roundNews?: (events: readonly GameEvent[], seat: number, texts: GameTexts) => readonly string[];
  /** What should be known for a choice, such as how often it can be made or what is lacking: a message of the board's texts with its values. What is urgent stays in sight once something is chosen. */
  situation?: (view: GameView, seat: number) => { message: string; values: Record<string, string | number>; isUrgent?: boolean } | null;
  /** What is asked, where the board knows it better than the decision, by its step: a message of the board's texts; null for all others. */
  question?: (view: GameView, step: string) => string | null;
  /** Verbs whose moves say nothing any more once they are made, such as taking the second of two things. */
  silentVerbs?: readonly string[];
  /** What is opened by a click on a thing as long as nothing can be done with it: the move of a tab that is played at once. */
  openingAt?: (reference: string) => string | null;
  /** Options that come to exactly the same as an earlier one of their verb, such as a tile turned to where it looks the same: only the first is offered. What is the same has the same words here; null for all others. */
  sameAs?: (option: Option) => string | null;
  /** What an option is, where the board can say it better than the option's own sentence; null for all others. */
  optionLabel?: (option: Option, view: GameView, texts: Pick<GameTexts, 'name' | 'amount' | 'format'>) => string | null;
  /** What a thing does if it is chosen by that; null if it is chosen where it lies. */
  content?: (reference: string, view: GameView, move: string, before?: readonly string[]) => Content | null;
  /** What is printed on a thing, in sentences for those who point at it; facts tell what is true of it now. */
  printedWords?: (reference: string, view: GameView, texts: GameTexts) => string[];
  /** A small table in the corner of the board that stays in place when the board is zoomed. */
  Legend?: Component<BoardProps<GameView>>;
  /** The progress of the game: a message of the board's texts with its values. */
  progress?: (view: GameView) => { message: string; values: Record<string, string | number> };
  /** What events change for a seat; by default the events paid, gained and scored count. */
  changes?: (events: GameEvent[], seat: number) => Change[];
  /** The thing that an event of another player changes for everybody, and which facts about it say so: a token fewer, an action that is used. */
  consequence?: (event: GameEvent) => { reference: string; facts: readonly string[] } | null;
  /** What is printed on the components. A server with corrections overwrites it before the board is drawn. */
  printed?: object;
  /** What scores in the current round: the reference of its tile, and the tile as a pictogram. */
  roundScoring?: (view: GameView) => { reference: string; parts: readonly PictogramPart[] } | null;
  /** The holdings that stand above every part of the table on a phone, in this order; by default all. */
  purse?: readonly string[];
  /** What stands behind holdings there, such as what they grow by: messages of the board's texts, by reference. */
  purseNotes?: (view: GameView, seat: number) => Readonly<Record<string, { message: string; values: Record<string, string | number> }>>;
  /** The board is a page of cards that fills its frame: zoom buttons appear only while it is zoomed. */
  isPage?: boolean;
  /** Whether the board is so large now that it opens near the own pieces on wide screens too, at the size that `data-legible` says. */
  opensNear?: (view: GameView) => boolean;
  /** The pieces of a seat on the board, around which a phone opens it. */
  piecesOf?: (view: GameView, seat: number) => readonly string[];
  /** A picture of some holdings, such as bowls of power; all others are shown as symbol and number. */
  holdingsPicture?: { of: readonly string[]; component: Component<HoldingsProps> };
  /** Address of an SVG sprite that is inserted into the page before the board is drawn. */
  sprite?: string;
}
