import type { ComposedMove } from '../api/types';
import type { GameTexts } from '../text/game-texts.svelte';

type Words = Pick<GameTexts, 'game' | 'name' | 'find' | 'format'>;

function valuesOf({ parts, numbers }: ComposedMove, texts: Words): Record<string, string | number> {
  const names = Object.entries(parts).map(([part, references]) => [part, references.map((one) => texts.name(one)).join(', ')]);
  return { ...Object.fromEntries(names), ...numbers, left: parts.left_out?.length ?? 0 };
}

/** A message of the game about a composed move; its parts are named, and its numbers given. */
export function composedWords(move: ComposedMove, message: string, texts: Words): string {
  return texts.format(`${texts.game}-composed-${message}`, valuesOf(move, texts));
}

/** What the game says of single parts of a composed move: who holds units back, which battle arises. */
export function composedNotes(move: ComposedMove, texts: Words): { part: string; words: string }[] {
  return Object.entries(move.parts).flatMap(([part, references]) => {
    const words = references.length > 0 ? texts.find(`${texts.game}-composed-part-${part}`, valuesOf(move, texts)) : null;
    return words ? [{ part, words }] : [];
  });
}
