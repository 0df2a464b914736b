import type { Fact } from '../api/types';
import type { GameTexts } from '../text/game-texts.svelte';
import { t } from '../text/language.svelte';
import { restOf, type ShownFacts, thingOf } from './facts.svelte';
import { priceFor } from './prices';
import { inWords } from './refusal-words';

/** The name of a thing, and what it is if that is another thing: a hex and its planet. */
export function headingOf({ reference, facts, owner }: Pick<ShownFacts, 'reference' | 'facts' | 'owner'>, texts: GameTexts, names: readonly string[]): string {
  const thing = thingOf(facts);
  const name = texts.name(reference);
  const heading = thing === null || thing === reference ? name : `${name} · ${texts.name(thing)}`;
  return owner === null ? heading : `${names[owner] ?? ''}: ${heading}`;
}

/** Facts as they are spoken: the description of a thing with its prices. */
export function spokenFacts({ facts, owner }: Pick<ShownFacts, 'facts' | 'owner'>, texts: GameTexts, names: readonly string[]): string {
  return restOf(facts).map((fact) => spokenFact(fact, texts, names, owner === null ? 'me' : 'other').replace(/\.?$/, '.')).join(' ');
}

function spokenFact(fact: Fact, texts: GameTexts, names: readonly string[], whose: 'me' | 'other'): string {
  const words = texts.fact(fact, names, whose);
  if (fact.needs.length === 0) return words;
  const { total, missing } = priceFor(fact.needs, fact.have);
  const price = t('spoken-part', { reason: words, amounts: inWords(total, texts) });
  return missing.length > 0 ? t('why-verdict', { wish: price, missing: inWords(missing, texts) }) : price;
}
