import type { GaiaView } from './view';

const PALETTES = ['blue', 'red', 'orange', 'yellow', 'brown', 'gray', 'white'];

/** The palette of every seat: the colour of its faction, or one that is left before a faction is chosen. */
export function palettesOf(view: GaiaView): number[] {
  const taken = view.players.map((player) => (player.faction === null ? 0 : PALETTES.indexOf(player.color) + 1));
  const left = PALETTES.map((_, at) => at + 1).filter((palette) => !taken.includes(palette));
  return taken.map((palette) => palette || (left.shift() ?? 1));
}
