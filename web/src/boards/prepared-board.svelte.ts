import { get } from '../api/client';
import { loadSprite } from '../shell/sprites';
import { GameTexts, keepTextsLoaded } from '../text/game-texts.svelte';
import type { BoardModule } from './contract';
import { boardOf, boardTextSource } from './registry';

/** The board of a game and its texts; null until they are loaded. */
export interface PreparedBoard {
  readonly board: BoardModule | null;
  readonly texts: GameTexts | null;
}

/** Overwrite the printed values that this server has corrected, if any. */
async function applyCorrections(game: string, board: BoardModule): Promise<void> {
  if (!board.printed) return;
  const corrected = await get<object | null>(`/games/${game}/corrections`).catch(() => null);
  if (corrected) Object.assign(board.printed, corrected);
}

/** Load the board, symbols and texts of a game as soon as it is known. The texts follow the reader's language. */
export function prepareBoard(game: () => string | null | undefined): PreparedBoard {
  let board = $state.raw<BoardModule | null>(null);
  let texts = $state.raw<GameTexts | null>(null);

  async function prepare(wanted: string) {
    const module = await boardOf(wanted);
    const words = new GameTexts(wanted, (language) => boardTextSource(wanted, language));
    const symbols = module.sprite ? loadSprite(module.sprite).catch(() => undefined) : undefined;
    await Promise.all([symbols, words.load().catch(() => undefined), applyCorrections(wanted, module)]);
    texts = words;
    board = module;
  }

  const wanted = $derived(game());
  $effect(() => {
    if (wanted) void prepare(wanted);
  });
  keepTextsLoaded(() => texts);
  return {
    get board() {
      return board;
    },
    get texts() {
      return texts?.isReady ? texts : null;
    },
  };
}
