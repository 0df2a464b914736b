/** The view of Gaia Project, as the server sends it. */
export interface GaiaView {
  round: number;
  order: number[];
  passed: number[];
  turn: number;
  actors: number[];
  sectors: [face: string, north: number, northEast: number, rotation: number][];
  hexes: Partial<Record<string, HexView>>;
  tech: string[];
  advanced: (string | null)[];
  terraforming_token: string | null;
  tokens: Record<string, number>;
  round_tiles: string[];
  final_tiles: { tile: string; counts: number[] }[];
  boosters: string[];
  board_used: string[];
  players: PlayerView[];
  automa: AutomaView | null;
}

/** The open cards of the solo opponent. */
export interface AutomaView {
  left: number;
  action: { number: number; action: string; vp: number; pass: boolean } | null;
  support: {
    number: number;
    range: number;
    final_tile: string;
    reading: string;
    counting: string;
    count: number;
    booster: string;
  } | null;
}

export interface HexView {
  planet?: string;
  owner?: number;
  structure?: string;
  satellites?: number[];
  guests?: number[];
  federated?: number[];
}

export interface PlayerView {
  faction: string;
  is_automa: boolean;
  color: string;
  vp: number;
  points: Record<string, number>;
  ore: number;
  credits: number;
  knowledge: number;
  qic: number;
  bowls: [number, number, number];
  gaia_area: number;
  brainstone: 'bowl1' | 'bowl2' | 'bowl3' | 'gaia' | null;
  spendable: number;
  passed: boolean;
  booster: string | null;
  research: Record<string, number>;
  pieces: Record<string, number>;
  colonies: Record<string, number>;
  satellites: string[];
  federations: number;
  gaiaformers: number;
  gaiaformers_away: number;
  tech: { tile: string; covered: boolean }[];
  advanced: string[];
  tokens: { token: string; green: boolean }[];
  /** Special actions that the player has, used in this round or not. */
  specials: string[];
  used: string[];
  income: Record<string, number>;
}

/** A player's board; nothing before a faction is chosen. */
export function playerAt(view: GaiaView, seat: number): PlayerView | null {
  const player = view.players[seat];
  return player?.faction ? player : null;
}
