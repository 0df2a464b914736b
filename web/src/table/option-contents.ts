import type { Option } from '../api/types';
import type { GameTexts } from '../text/game-texts.svelte';
import type { BoardModule, Content, View } from '../boards/contract';

/** More options than this do not fit into the bar. */
const BAR_SIZE = 4;

export interface OptionContent {
  option: Option;
  content: Content;
}

/** Every option with what it does, as far as it is one thing that is chosen by that. */
export function contentsOf(options: readonly Option[], board: BoardModule, view: View): OptionContent[] {
  return options.flatMap((option) => {
    const [target, ...others] = option.targets;
    const content = target && others.length === 0 ? board.content?.(target, view, option.move) : null;
    return content ? [{ option, content }] : [];
  });
}

/** What a thing does, in words; values of its message that are references become names. */
export function aboutOf({ about, values = {} }: Content, texts: Pick<GameTexts, 'name' | 'format'>): string | null {
  const named = Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? texts.name(value) : value]);
  return about ? texts.format(about, Object.fromEntries(named)) : null;
}

/** The same in two lines. */
export function shortAbout(content: Content, texts: Pick<GameTexts, 'name' | 'format'>): string | null {
  return content.short ? texts.format(content.short) : aboutOf(content, texts);
}

/** Whether options are shown as a grid over the board: they do not fit into the bar, and each is known by what it does. */
export function opensGrid(options: readonly Option[], board: BoardModule, view: View): boolean {
  return options.length > BAR_SIZE && contentsOf(options, board, view).length === options.length;
}
