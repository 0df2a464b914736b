import type { Planet } from './view';

const UNITS: Record<string, string> = {
  lavandium: 'lavandium',
  copernium: 'copernium',
  oceanium: 'oceanium',
  golden_diamond: 'diamond',
  crystal_any: 'crystal',
  prestige: 'prestige',
  degree: 'degree',
  spaceship: 'ship',
  mission_marker: 'mission',
  alteration: 'alteration',
  vote: 'vote',
};

const ROOMS: Record<string, string> = {
  officers_quarters: 'degree',
  procurement_office: 'ship',
  patrons_office: 'mission',
  presidents_office: 'president',
  assistants_room: 'die',
  small_lounge: 'funding',
  spy: 'spy',
  outer_module: 'oceanium',
};

const COUNTERS: Record<string, string> = {
  accreditation_level: 'level',
  assistant_value: 'die',
  completed_missions: 'mission',
  open_and_completed_missions: 'mission',
  golden_diamonds: 'diamond',
  crystals_and_diamonds: 'crystal',
  spaceships_in_hangar: 'ship',
  discs_level_2: 'disc',
  asteroid_tokens: 'asteroid',
  unused_alterations: 'alteration',
  megastructures_built: 'robot',
  erudite_colours: 'erudite',
  common_contribution: 'funding',
};

/** Symbols that stand for all references of a kind. */
const KINDS: Record<string, string> = {
  ambassador: 'ambassador',
  alteration: 'alteration',
  erudite: 'erudite',
  medal: 'medal',
  asteroid: 'asteroid',
  deep: 'deep',
  starting: 'home',
  shop: 'disc',
  site: 'robot',
  production: 'robot',
  neo: 'miner',
  moon: 'mage',
  wing: 'law',
  bonus: 'level',
};

const PIECES: Partial<Record<string, string>> = {
  president_pawn: 'president',
  robot: 'robot',
  trade_disc: 'disc',
};

export function planetSymbol(planet: Planet): string {
  return `pl-${planet}`;
}

export function unitSymbol(unit: string): string | null {
  return UNITS[unit] ?? null;
}

/** The symbol of a senate action, and of the mission with the same name. */
export function actionSymbol(action: string): string {
  return ROOMS[action] ?? `pl-${action}`;
}

/** The symbol of what points are counted by: `influence:neo`, `assistant_value`. */
export function counterSymbol(counter: string): string {
  return COUNTERS[counter] ?? counter.replace('influence:', 'pl-');
}

export function projectSymbol(project: string): string {
  return { missions: 'mission', common: 'funding' }[project] ?? `pl-${project}`;
}

/** The symbol of a reference such as `resource:oceanium`. */
export function symbolOf(reference: string): string | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'resource' || kind === 'unit') return unitSymbol(name);
  if (kind === 'planet') return `pl-${name}`;
  if (kind === 'project') return projectSymbol(name);
  if (kind === 'space' || kind === 'action' || kind === 'mission') return actionSymbol(name.replace(/_(left|right)$/, ''));
  if (kind === 'piece') return PIECES[name] ?? null;
  if (kind === 'face') return faceSymbol(name);
  return KINDS[kind] ?? null;
}

function faceSymbol(face: string): string {
  return { voting: 'vote', funding: 'funding' }[face] ?? 'alteration';
}
