const RESOURCES: Record<string, string> = {
  energy: 'co-energy',
  gem: 'co-gem',
  card: 'co-card',
  fame: 'co-fame',
  research: 'co-flask',
  fighter: 'co-fighter',
  build: 'co-hammer',
  harvest: 'co-cog',
  recruit: 'co-helmet',
  move: 'co-move',
  redeploy: 'co-deploy',
  foundation: 'co-found',
  harvest_token: 'co-region',
  harvest_token_upgrade: 'co-region',
  leader_deploy: 'co-leader',
  leader_upgrade: 'co-leader',
  leader_any: 'co-leader',
  attribute_upgrade: 'co-attr',
  morale: 'co-morale',
  morale_base: 'co-morale',
  trap_recharge: 'co-trap',
  price_tile: 'co-tactic',
};

const PHASE_SYMBOLS: Record<string, string> = {
  pricing: 'co-tactic',
  discover: 'co-flask',
  build: 'co-hammer',
  harvest: 'co-cog',
  recruit: 'co-helmet',
  move: 'co-move',
  move_first: 'co-move',
  move_last: 'co-move',
  combat: 'co-claw',
  income: 'co-income',
  relic: 'co-relic',
};

const FOUNDATION_SYMBOLS: Record<string, string> = { research: 'co-flask', harvest: 'co-cog', adjacent: 'co-move', unlock: 'co-lock', handlimit: 'co-card' };

const KINDS: Record<string, string> = {
  region: 'co-region',
  place: 'co-region',
  leader: 'co-leader',
  card: 'co-card',
  relic: 'co-relic',
  harvest_token: 'co-region',
  foundation: 'co-found',
  attribute: 'co-attr',
  price_tile: 'co-tactic',
};

export function gainSymbol(gain: string): string | null {
  return RESOURCES[gain] ?? null;
}

export function phaseSymbol(phase: string): string {
  return PHASE_SYMBOLS[phase] ?? 'co-region';
}

export function buildingSymbol(building: string): string {
  return `co-${building}`;
}

export function foundationSymbol(kind: string): string {
  return FOUNDATION_SYMBOLS[kind] ?? 'co-found';
}

/** The symbol of a reference; without one its name is shown. */
export function symbolOf(reference: string): string | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'resource' || kind === 'gain') return gainSymbol(name);
  if (kind === 'building') return buildingSymbol(name);
  if (kind === 'foundation_kind') return foundationSymbol(name);
  if (kind === 'phase' || kind === 'space' || kind === 'track') return phaseSymbol(name);
  return KINDS[kind] ?? null;
}
