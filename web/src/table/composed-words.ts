import type { ComposedMove } from '../api/types';
import type { GameTexts } from '../text/game-texts.svelte';

/** A message of the game about a composed move; its parts are named, and its numbers given. */
export function composedWords({ parts, numbers }: ComposedMove, message: string, texts: Pick<GameTexts, 'game' | 'name' | 'format'>): string {
  const names = Object.entries(parts).map(([part, references]) => [part, references.map((one) => texts.name(one)).join(', ')]);
  return texts.format(`${texts.game}-composed-${message}`, { ...Object.fromEntries(names), ...numbers, left: parts.left_out?.length ?? 0 });
}
