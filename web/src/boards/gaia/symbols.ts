import { RESOURCES } from './parts/pictograms';

const STRUCTURES: Record<string, string> = {
  mine: 'mine',
  trading_station: 'trading',
  research_lab: 'lab',
  planetary_institute: 'institute',
  academy_left: 'academy-k',
  academy_right: 'academy-q',
  gaiaformer: 'gaiaformer',
  space_station: 'spacestation',
};

const TRACKS: Record<string, string> = {
  terraforming: 't-terra',
  navigation: 't-nav',
  artificial_intelligence: 't-ai',
  gaia_project: 't-gaia',
  economy: 't-eco',
  science: 't-sci',
};

const MORE: Record<string, string> = { satellites: 'satellite', research_step: 'i-chart' };

const KINDS: Record<string, Record<string, string>> = {
  resource: { ...RESOURCES, ...MORE },
  structure: STRUCTURES,
  track: TRACKS,
};

/** The symbol of a reference such as `resource:ore`. */
export function symbolOf(reference: string): string | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'planet') return planetSymbol(name);
  return KINDS[kind]?.[name] ?? null;
}

export function planetSymbol(planet: string): string {
  return planet === 'lost_planet' ? 'lostplanet' : `pl-${planet}`;
}

export function structureSymbol(structure: string): string {
  return STRUCTURES[structure] ?? 'mine';
}
