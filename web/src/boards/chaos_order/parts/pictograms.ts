import type { PictogramPart } from '../../../shell/pictogram';
import type { Amounts, PrintedCell } from '../printed';
import { gainSymbol } from '../symbols';

const SLASH: PictogramPart = { text: '/' };
const ARROW: PictogramPart = { text: '›' };
/** Gains whose symbol is that of another thing, with a sign. */
const SIGNS: Record<string, string> = { leader_upgrade: '↑', harvest_token_upgrade: '↑', leader_any: '±' };

function one(of: string, amount: number): PictogramPart {
  const sign = SIGNS[of] ?? (amount === 1 && !['energy', 'gem', 'card', 'research', 'fame'].includes(of) ? '' : String(amount));
  return { text: sign || undefined, symbol: gainSymbol(of) ?? 'co-fame' };
}

export function amounts(gain: Amounts): PictogramPart[] {
  return Object.entries(gain).map(([of, amount]) => one(of, amount));
}

/** The main action: how many of what, always with a number. */
export function mainAction(gain: Amounts): PictogramPart[] {
  return Object.entries(gain).map(([of, amount]) => ({ text: String(amount), symbol: gainSymbol(of) ?? '' }));
}

/** The same as something that is added. */
export function moreOf(gain: Amounts): PictogramPart[] {
  return mainAction(gain).map(({ text, symbol }) => ({ text: `+${text}`, symbol }));
}

export function choices(options: readonly Amounts[]): PictogramPart[] {
  return options.flatMap((option, at) => (at > 0 ? [SLASH, ...amounts(option)] : amounts(option)));
}

export function auxiliary({ aux_pay: pay, aux_gain: gain }: PrintedCell): PictogramPart[] {
  return [...mainAction(pay), ARROW, ...amounts(gain)];
}
