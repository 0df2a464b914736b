/** How this person likes the client: kept in the browser, and with the account once there is one. */
export interface Preferences {
  theme: 'dark' | 'light' | 'auto';
  palette: 'usual' | 'safe';
  motion: 'auto' | 'off';
  sound: boolean;
  one_click: boolean;
  quiet: boolean;
  /** Keys of the table that were bound anew: `undo=z why=q`. */
  keys: string;
}

const DEFAULTS: Preferences = {
  theme: 'dark',
  palette: 'usual',
  motion: 'auto',
  sound: false,
  one_click: false,
  quiet: false,
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

/** Take over what the account knows; unknown names are of other clients. */
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
