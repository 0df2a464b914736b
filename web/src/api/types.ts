import type { components } from './schema';

type Schemas = components['schemas'];

export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Position = Schemas['TablePosition'];
export type Option = Schemas['OptionInfo'];
export type Group = Schemas['OptionGroup'];
export type Locked = Schemas['LockedVerb'];
export type Nearly = Schemas['NearlyPossible'];
export type Failure = Schemas['FailureInfo'];
export type Reason = Schemas['Reason'];
export type Question = Schemas['QuestionInfo'];
export type Cause = Schemas['CauseInfo'];
export type Condition = Schemas['ConditionInfo'];
export type Term = Schemas['TermInfo'];
export type Fact = Schemas['FactInfo'];
export type Ask = Schemas['AskInfo'];
export type Clock = Schemas['ClockInfo'];
export type Game = Schemas['GameInfo'];
export type Component = Schemas['ComponentInfo'];
export type Setting = Schemas['SettingInfo'];
export type Me = Schemas['Me'];
export type SessionInfo = Schemas['SessionInfo'];
export type Person = Schemas['Person'];
export type Leaderboard = Schemas['Leaderboard'];
export type ChatLine = Schemas['ChatLineInfo'];
export type PositionAt = Schemas['PastPosition'];
export type Program = Schemas['TokenInfo'];
export type Channel = Schemas['ChannelInfo'];
export type ClockChoice = Schemas['ClockChoice'];
export type NewTable = Schemas['NewTable'];
export type AdminPerson = Schemas['AdminPerson'];
export type AdminPersonList = Schemas['AdminPersonList'];
export type AdminReport = Schemas['AdminReport'];
export type AdminReportList = Schemas['AdminReportList'];
export type AdminTableList = Schemas['AdminTableList'];

/** An event of any game; a board casts it to its own type, such as `GaiaEvent`. */
export type GameEvent = Schemas['Event'];
/** The values of an event of any game, for the shell. */
export type EventValues = Readonly<Record<string, number | string | undefined>>;

export type Preview = { events: GameEvent[]; asks: number[] } & Partial<Omit<Schemas['PreviewInfo'], 'events' | 'asks'>>;
export type ForecastReply = Schemas['ForecastInfo'];
export type ComposedMove = Schemas['ComposedMove'];
/** The decision that comes right after a move, with its answers and their previews. */
export type FollowUp = Omit<Schemas['FollowUpInfo'], 'previews'> & { previews: Record<string, Preview> };

export interface LogRow {
  index: number;
  kind: string;
  seat: number | null;
  at: number;
  move?: string;
  auto?: boolean;
  /** Moves with the same number belong to one action; 0 during the setup. */
  turn?: number;
  /** It is that action, not a conversion before it, an answer to it or what follows from it. */
  is_main?: boolean;
  /** It left the decision open, like a conversion. */
  is_free?: boolean;
  to?: number;
  what?: string;
  about?: number | null;
  ask?: number;
  bot?: string;
  events?: GameEvent[];
}

/** The answer to a command: the position after it, and the rows that it added. */
export type Played = Omit<Schemas['CommandReply'], 'rows'> & { rows: LogRow[] };

export interface Rule {
  id: string;
  kind: string;
  section: string;
  text: string;
}
