const PARTS: Record<string, string> = {
  ion_cannon: 'pt-ion',
  ion_disruptor: 'pt-ion',
  plasma_cannon: 'pt-plasma',
  antimatter_cannon: 'pt-antimatter',
  antimatter_splitter: 'pt-antimatter',
  ion_turret: 'pt-turret',
  plasma_missile: 'pt-missile',
  flux_missile: 'pt-flux',
  hull: 'pt-hull',
  sentient_hull: 'tc-sentient',
  improved_hull: 'pt-hull2',
  conifold_field: 'pt-hull3',
  shard_hull: 'pt-hull3',
  interceptor_bay: 'interceptor',
  nuclear_drive: 'pt-ndrive',
  fusion_drive: 'pt-fdrive',
  tachyon_drive: 'pt-tdrive',
  conformal_drive: 'pt-tdrive',
  jump_drive: 'st-move',
  electron_computer: 'pt-ecomp',
  positron_computer: 'pt-pcomp',
  gluon_computer: 'pt-gcomp',
  axion_computer: 'pt-gcomp',
  nuclear_source: 'pt-nsrc',
  fusion_source: 'pt-fsrc',
  tachyon_source: 'pt-tsrc',
  zero_point_source: 'pt-tsrc',
  hypergrid_source: 'pt-tsrc',
  muon_source: 'pt-nsrc',
  gauss_shield: 'pt-gauss',
  phase_shield: 'pt-phase',
  flux_shield: 'pt-phase',
  morph_shield: 'pt-phase',
  distortion_shield: 'pt-phase',
};

const TECHS: Record<string, string> = {
  neutron_bombs: 'tc-bombs',
  neutron_absorber: 'tc-bombs',
  starbase: 'starbase',
  advanced_mining: 'tc-mining',
  advanced_economy: 'tc-economy',
  advanced_labs: 'tc-labs',
  quantum_grid: 'tc-quantum',
  nanorobots: 'tc-nano',
  advanced_robotics: 'tc-robotics',
  orbital: 'orbital',
  monolith: 'monolith',
  artifact_key: 'tc-key',
  wormhole_generator: 'tc-wormhole',
  point_defence: 'tc-pd',
  cloaking_device: 'st-shield',
};

const SHIPS: Record<string, string> = { interceptor: 'interceptor', cruiser: 'cruiser', dreadnought: 'dreadnought', starbase: 'starbase', orbital: 'orbital', monolith: 'monolith' };

const RESOURCES: Record<string, string> = { disc: 'ec-influence', colony_ship: 'ec-colonyship', sector: 'ec-cube', point: 'ec-reputation' };

/** Symbols that stand for all references of a kind. */
const KINDS: Record<string, string> = { development: 'tc-dev', discovery: 'discovery', reputation: 'reputation', seat: 'ambassador', alliance: 'ambassador' };

export const partSymbol = (part: string) => `ec-${PARTS[part] ?? 'cube'}`;
export const techSymbol = (tech: string) => `ec-${PARTS[tech] ?? TECHS[tech] ?? 'tc-dev'}`;

/** A class of ships, or the kind of an NPC ship. */
export function shipSymbol(kind: string): string {
  if (kind === 'gcds') return 'ec-gcds';
  return kind.startsWith('ancient') ? 'ec-ancient' : `ec-${SHIPS[kind] ?? 'cruiser'}`;
}

export function structureSymbol(structure: string): string {
  if (structure.includes('orbital')) return 'ec-orbital';
  return structure === 'monolith' ? 'ec-monolith' : 'ec-tc-wormhole';
}

/** The die of a damage. */
export const dieSymbol = (damage: number) => (damage >= 4 ? 'ec-die-r' : damage === 2 ? 'ec-die-o' : 'ec-die-y');

const DICE: Record<string, string> = { yellow: 'ec-die-y', orange: 'ec-die-o', red: 'ec-die-r' };

/** The symbol of a reference such as `resource:money`. */
export function symbolOf(reference: string): string | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'resource') return RESOURCES[name] ?? `ec-${name}`;
  if (kind === 'part') return partSymbol(name);
  if (kind === 'tech') return techSymbol(name);
  if (kind === 'class' || kind === 'item' || kind === 'npc') return shipSymbol(name);
  if (kind === 'die') return DICE[name] ?? null;
  return KINDS[kind] ? `ec-${KINDS[kind]}` : null;
}
