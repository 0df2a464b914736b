import type { Reason } from '../api/types';
import type { GameTexts } from '../text/game-texts.svelte';
import { locale, t } from '../text/language.svelte';
import { type Amount, priceOf } from './prices';

export function inWords(amounts: readonly Amount[], texts: GameTexts): string {
  return joined(amounts.map(({ resource, amount }) => texts.amount(resource, amount)));
}

export function joined(words: readonly string[]): string {
  return new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(words);
}

/** The verdict: what was wished, and how much is missing; only the wish if nothing can be counted. */
export function verdictOf(reason: Reason, wish: string, texts: GameTexts): string {
  const { missing } = priceOf(reason);
  return missing.length > 0 ? t('why-verdict', { wish, missing: inWords(missing, texts) }) : wish;
}

/** A refusal as it is spoken: verdict, price with its reasons, what there is, what would cure it. */
export function spokenRefusal(reason: Reason, wish: string, texts: GameTexts): string {
  const price = priceOf(reason);
  const sentences = [verdictOf(reason, wish, texts)];
  if (price.missing.length > 0) {
    const parts = price.lines.map((line) => t('spoken-part', { reason: texts.term(line), amounts: inWords(line.amounts, texts) }));
    sentences.push(t('spoken-costs', { parts: parts.join('; ') || inWords(price.total, texts) }));
    if (price.have.length > 0) sentences.push(t('spoken-have', { amounts: inWords(price.have, texts) }));
  }
  if (reason.cure) sentences.push(t('spoken-cure', { moves: joined(reason.cure.map((move) => texts.option(move))) }));
  return sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
}
