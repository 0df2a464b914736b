/** How fast actions of bots are shown: at once, one a second, or one after the other when the reader says so. */
export type BotPace = 'at_once' | 'second' | 'step';

/** Preferences of the user, stored in the browser and, if there is one, in the account. */
export interface Preferences {
  theme: 'dark' | 'light' | 'auto';
  palette: 'usual' | 'safe';
  motion: 'auto' | 'off';
  sound: boolean;
  one_click: boolean;
  quiet: boolean;
  /** Whether a new round is told over the board, or only in the log. */
  round_banner: boolean;
  bot_pace: 'auto' | BotPace;
  /** Custom keys of the table: `undo=z why=q`. */
  keys: string;
}

const DEFAULTS: Preferences = {
  theme: 'dark',
  palette: 'usual',
  motion: 'auto',
  sound: false,
  one_click: false,
  quiet: false,
  round_banner: true,
  bot_pace: 'auto',
  keys: '',
};
const KEY = 'astrarium.preferences';

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...DEFAULTS, ...stored() });

const light = window.matchMedia('(prefers-color-scheme: light)');
light.addEventListener('change', applyPreferences);

/** Take over the preferences of the account. Names that this client does not know are ignored. */
export function applyAccountPreferences(settings: Record<string, unknown>): void {
  for (const key of Object.keys(DEFAULTS)) if (key in settings) Object.assign(preferences, { [key]: settings[key] });
  applyPreferences();
}

export function applyPreferences(): void {
  localStorage.setItem(KEY, JSON.stringify(preferences));
  const { theme, motion, palette } = preferences;
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'auto' ? (light.matches ? 'light' : 'dark') : theme;
  dataset.motion = motion;
  dataset.palette = palette;
}
