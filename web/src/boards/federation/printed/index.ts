import type { Planet, Wing } from '../view';
import printed from './printed.json';

/** Amounts by resource, as the component files name them. */
export type Amounts = Partial<Record<string, number>>;

/** One effect of the component files: what it does, and the numbers and names that belong to it. */
export interface Effect {
  op: string;
  n?: number;
  set?: number;
  points?: number;
  per?: string;
  resource?: string;
  kinds?: string[];
  planet?: Planet;
  planets?: Planet[];
  level?: number;
  max_level?: number;
  strength?: number;
  bonus?: boolean;
  which?: string;
  [resource: string]: unknown;
}

export interface Action {
  kind: 'planet' | 'room' | 'spy' | 'outer_module';
  planet?: Planet;
  cost: Amounts;
  effects: Effect[];
}

export interface Space {
  action: string;
  wing: Wing;
  column: number;
  floor: number;
}

export interface NeoSpace {
  influence: number;
  next: string[];
  gain: Amounts;
  slot?: 'asteroid' | 'dead_asteroids';
  x: number;
  y: number;
}

export interface Erudite {
  level: number;
  type: string;
  colour_planet: Planet;
  when: string;
  effects: Effect[];
  isChoice?: boolean;
}

export interface Alteration {
  strength: number;
  side: 'voting' | 'funding';
  votes: number;
  effects: Effect[];
}

export interface Printed {
  rounds: number;
  limits: { hangar_max: number; crystals_max: number; golden_diamonds_max: number; assistant_max: number };
  actions: Record<string, Action>;
  spaces: Record<string, Space>;
  projects: Record<string, { column: number; track_length: number; rank_by: string }>;
  ambassadors: Record<string, { votes: number; funding_gain?: Amounts }>;
  alterations: Record<string, Alteration>;
  neo: Record<string, NeoSpace>;
  asteroids: Record<string, { dead: boolean; gain: Amounts }>;
  moons: Record<string, { influence: number; strength: number }>;
  erudites: Record<string, Erudite>;
  shops: Record<string, { cost: Amounts; level_1: Effect[]; level_2: Effect[] }>;
  productions: Record<string, { cost: Amounts; effects: Effect[] }>;
  megastructures: Record<string, { cost: Amounts; multipliers: number[] }>;
  /** What a token counts, by the name of the token. */
  megastructureTokens: Record<string, string>;
  accreditation: {
    medal_degree: number;
    deep_space_degree: number;
    top_degree: number;
    levels: { level: number; degrees: number[]; upkeep: Amounts }[];
  };
  missions: Record<string, { level: number; cost: Amounts; effects: Effect[] }>;
  medals: string[];
  medalPoints: number[];
  commonRewards: Amounts[];
  startingTiles: Record<string, { effects: Effect[] }>;
  deepTiles: Record<string, { effects: Effect[] }>;
}

/** What is printed on the components; made from the game's component files by tools/printed.py. */
export const PRINTED = printed as unknown as Printed;
