export const PLANETS = ['neo', 'sixmoons', 'atal', 'arratuin', 'e81216'] as const;
export type Planet = (typeof PLANETS)[number];
export const WINGS = ['left', 'right'] as const;
export type Wing = (typeof WINGS)[number];
export const RESOURCES = ['lavandium', 'copernium', 'oceanium', 'golden_diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The view of Federation, as the server sends it. */
export interface FederationView {
  round: number;
  first_player: number;
  president: number;
  turn: number;
  actors: number[];
  spaces: Partial<Record<string, TokenView>>;
  outer: TokenView[];
  laws: (Planet | null)[];
  next_laws: Planet[];
  past_laws: Planet[][];
  starting_tiles: string[];
  planets: PlanetsView;
  deep_space: { size: number; known: string[] };
  piles: Record<string, number>;
  looked: string[];
  returned: string[];
  forecast: ForecastView;
  players: PlayerView[];
}

/** What lies on a senate space; a neutral token has only votes. */
export interface TokenView {
  owner: number | null;
  ambassador?: string;
  face?: string;
  side?: 'voting' | 'funding';
  votes: number;
  die?: number;
}

export interface PlanetsView {
  neo: { asteroids: Record<string, string | null>; dead: string[]; dead_down: number };
  sixmoons: Record<string, { tokens: string[]; down: number }>;
  atal: { tile: string | null; down: number }[];
  e81216: { productions: string[]; tokens: string[]; multipliers: number[] };
  medals: Record<Planet, number[]>;
}

export interface FloorView {
  votes: number[];
  neutral: number;
  winners: number[];
  points: number[];
}

export interface ProjectView {
  project: string;
  value: number;
  after: number;
  length: number;
  values: number[];
  points: number[];
  added: number[] | null;
}

export interface ForecastView {
  /** From the bottom floor up. */
  floors: FloorView[];
  wings: number[];
  laws: number[][];
  projects: ProjectView[];
  totals: number[];
}

export interface PlayerView {
  prestige: number;
  points: Record<string, number>;
  reserve: Record<Resource, number>;
  degree: number;
  level: number;
  marker_level: number;
  level_round: number;
  level_game: number;
  hangar: number;
  supply: number;
  open: string[];
  flown: string[];
  completed: number;
  ambassadors: Record<string, number>;
  die: number;
  die_space: string | null;
  alterations: string[];
  erudites: { tile: string; used: boolean }[];
  influence: Record<Planet, number>;
  miner: string;
  mage: string;
  asteroids: string[];
  discs: Record<string, number>;
  robots: number[];
  starting_tile: string | null;
  deep_tile: string | null;
  medals: string[];
  medal_points: number;
  contribution: number;
  leftovers: number;
}

export function isOver({ actors }: FederationView): boolean {
  return actors.length === 0;
}

/** Points if the game ended now; once it is over, they are in the prestige. */
export function endings(table: FederationView): number[] {
  return isOver(table) ? table.players.map(({ prestige }) => prestige) : table.forecast.totals;
}

export const OUTER_MODULE = 'outer_module';
export const FACE_DOWN = 'face_down';
