const RESOURCES: Record<string, string> = {
  energy: 'co-energy',
  gem: 'co-gem',
  card: 'co-card',
  fame: 'co-fame',
  research: 'co-research',
  recruit: 'co-fighter',
  fighter: 'co-fighter',
};

const KINDS: Record<string, string> = {
  region: 'co-base',
  leader: 'co-leader',
  card: 'co-card',
  relic: 'co-relic',
  harvest_token: 'co-harvest',
};

export function gainSymbol(gain: string): string | null {
  return RESOURCES[gain] ?? null;
}

export function buildingSymbol(building: string): string {
  return `co-${building}`;
}

/** The symbol of a reference; without one its name is shown. */
export function symbolOf(reference: string): string | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'resource' || kind === 'gain') return gainSymbol(name);
  if (kind === 'building') return buildingSymbol(name);
  return KINDS[kind] ?? null;
}
