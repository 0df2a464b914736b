import printed from './printed.json';

/** Amounts by resource, as the component files name them. */
export type Amounts = Partial<Record<string, number>>;

export interface Effect {
  when: string;
  on?: string;
  per?: string;
  gain?: Amounts;
  effect?: string;
  value?: number;
}

export interface Level {
  range?: number;
  step_cost_ore?: number;
  project_cost_tokens?: number;
  once?: Amounts;
  income?: Amounts;
  once_per?: { per: string; vp: number };
}

export interface Booster {
  income: Amounts[];
  effect?: Effect;
}

export interface BoardAction {
  cost: Amounts;
  gain: Amounts;
  gain_per?: { per: string; vp: number };
}

export interface FreeAction {
  cost: Amounts;
  gain: Amounts;
}

export interface Faction {
  home: string;
  color: string;
  start: Amounts;
  start_research: string[];
  start_power: { bowl1: number; bowl2: number; bowl3: number };
  action_academy_right: Amounts;
}

export interface Printed {
  /** Where the hexes of a sector lie around its centre: steps to the north, steps to the north-east. */
  offsets: Record<string, [north: number, northEast: number]>;
  sectors: Record<string, number>;
  tracks: Record<string, Level[]>;
  levelPoints: number[];
  crossing: Amounts;
  techSpaces: string[];
  tech: Record<string, Effect & { count: number }>;
  advanced: Record<string, Effect>;
  boosters: Record<string, Booster>;
  roundTiles: Record<string, Effect>;
  finalTiles: Record<string, { per: string }>;
  tokens: Record<string, { gain: Amounts; green_side: boolean }>;
  boardActions: Record<string, BoardAction>;
  freeActions: Record<string, FreeAction>;
  pieces: Record<string, number>;
  factions: Record<string, Faction>;
}

/** What is printed on the components; made from the game's component files by tools/printed.py. */
export const PRINTED = printed as unknown as Printed;

export const TRACKS = Object.keys(PRINTED.tracks);
export const TOP_LEVEL = PRINTED.levelPoints.length - 1;
