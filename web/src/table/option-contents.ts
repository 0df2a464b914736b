import type { Option } from '../api/types';
import { capitalized, type GameTexts } from '../text/game-texts.svelte';
import type { BoardModule, Content, View } from '../boards/contract';

/** More options than this do not fit into the bar; of those with a judged difficulty three do, with a tall picture or with words one. */
const BAR_SIZE = 4;
const JUDGED_BAR_SIZE = 3;
const WORDY_BAR_SIZE = 1;
const TALL = 3; // lines of a picture

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

export interface OptionContent {
  option: Option;
  content: Content;
}

/** Every option with what it does, as far as it is one thing that is chosen by that; `before` is confirmed together with it. */
export function contentsOf(options: readonly Option[], board: BoardModule, view: View, before?: Option): OptionContent[] {
  return options.flatMap((option) => {
    const [target, ...others] = option.targets;
    const content = target && others.length === 0 ? board.content?.(target, view, option.move, before?.targets) : null;
    return content ? [{ option, content }] : [];
  });
}

/** The sentence of an option, or what the board says better. */
export function optionSentence(option: Option, board: BoardModule, view: View, texts: Words & Pick<GameTexts, 'option'>): string {
  return board.optionLabel?.(option, view, texts) ?? texts.option(option);
}

/** What an option is: the name of what lies at its target, where it is chosen by that; otherwise its sentence. */
export function optionWords(option: Option, board: BoardModule, view: View, texts: Words & Pick<GameTexts, 'option'>, before?: Option): string {
  const [found] = contentsOf([option], board, view, before);
  if (!found || found.content.name === option.targets[0]) return optionSentence(option, board, view, texts);
  return capitalized(found.content.label?.(texts) ?? texts.name(found.content.name));
}

/** What a thing does, in words; values of its message that are references become names. */
export function aboutOf({ about, values = {}, describe }: Content, texts: Words): string | null {
  const named = Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? texts.name(value) : value]);
  return about ? texts.format(about, Object.fromEntries(named)) : (describe?.(texts) ?? null);
}

/** The same in two lines. */
export function shortAbout(content: Content, texts: Words): string | null {
  return content.short ? texts.format(content.short) : aboutOf(content, texts);
}

/** Whether the picture of a thing needs several lines. */
export function isTall({ picture }: Content): boolean {
  return picture.length >= TALL;
}

/** Whether options are shown as a grid over the board: they do not fit into the bar, and each is known by what it does. */
export function opensGrid(options: readonly Option[], board: BoardModule, view: View): boolean {
  const contents = contentsOf(options, board, view);
  const isJudged = contents.some(({ content }) => content.difficulty);
  const size = contents.some(({ content }) => content.isWordy || isTall(content)) ? WORDY_BAR_SIZE : isJudged ? JUDGED_BAR_SIZE : BAR_SIZE;
  return options.length > size && contents.length === options.length;
}
