const POSTERS = import.meta.glob<string>('../boards/*/poster.svg', { query: '?url', import: 'default', eager: true });

/** Address of the picture of a game. */
export function posterOf(game: string): string | undefined {
  return POSTERS[`../boards/${game}/poster.svg`] ?? POSTERS['../boards/fallback/poster.svg'];
}
