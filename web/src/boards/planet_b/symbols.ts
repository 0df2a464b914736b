const RESOURCES: Record<string, string> = {
  billies: 'pb-note',
  vp: 'pb-vp',
  mood: 'pb-mood',
  vote: 'pb-vote',
  microchips: 'pb-chips',
};

const TRACKS: Record<string, string> = { capitalists: 'pb-cap', futurists: 'pb-fut', traditionalists: 'pb-tra' };

const EFFECTS: Record<string, string> = {
  production: 'pb-prod',
  build: 'pb-build',
  build_free: 'pb-build',
  workie_action: 'pb-workie',
  return_workie: 'pb-workie',
  take_workie: 'pb-workie',
  news: 'pb-news',
  replay_news: 'pb-news',
  vote: 'pb-vote',
  draw_votes: 'pb-bag',
  fraud: 'pb-fraud',
  election: 'pb-election',
  election_choice: 'pb-election',
  law: 'pb-lawy',
  demolish: 'pb-build',
  copy_box: 'pb-build',
  discard_buildings: 'pb-build',
  sell_boost: 'pb-note',
  billies: 'pb-note',
  pay: 'pb-note',
  vp: 'pb-vp',
  mood: 'pb-mood',
  mood_set: 'pb-moodbad',
  faction_step: 'pb-faction',
  faction_action: 'pb-faction',
  faction_support: 'pb-faction',
};

/** Symbols that stand for all references of a kind. */
const KINDS: Record<string, string> = {
  location: 'pb-briefcase',
  conglomerate: 'pb-briefcase',
  building: 'pb-build',
  news: 'pb-news',
  law: 'pb-lawy',
  office: 'pb-office',
  line: 'pb-prod',
  cell: 'pb-prod',
  direction: 'pb-election',
};

export function resourceSymbol(resource: string): string {
  return RESOURCES[resource] ?? `pb-${resource}`;
}

export function trackSymbol(track: string | undefined): string {
  return TRACKS[track ?? ''] ?? 'pb-faction';
}

export function workieSymbol(kind: string | undefined): string {
  return kind === 'craftie' || kind === 'brainie' ? `pb-${kind}` : 'pb-workie';
}

export function lawSymbol(colour: string | undefined): string {
  return colour === 'blue' ? 'pb-lawb' : 'pb-lawy';
}

export function moodSymbol(mood: number): string {
  return mood < 0 ? 'pb-moodbad' : 'pb-mood';
}

export function effectSymbol(kind: string): string | null {
  return EFFECTS[kind] ?? null;
}

/** The symbol of a reference such as `resource:water`. */
export function symbolOf(reference: string): string | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'resource') return resourceSymbol(name);
  if (kind === 'workie') return workieSymbol(name);
  if (kind === 'track') return trackSymbol(name);
  if (kind === 'effect') return effectSymbol(name);
  if (kind === 'colour') return lawSymbol(name);
  if (kind === 'fraud') return fraudSymbol(name);
  return KINDS[kind] ?? null;
}

export function fraudSymbol(kind: string): string {
  return kind === 'grab' ? 'pb-reach' : 'pb-fraud';
}
