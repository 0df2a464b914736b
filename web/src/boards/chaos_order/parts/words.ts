import { capitalized, type GameTexts } from '../../../text/game-texts.svelte';
import { type Amounts, type Effect, PRINTED, type TwoSides } from '../printed';

export type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

const SYMBOLS = ['strength', 'attack', 'defence'];
const PAID: Record<string, string> = { energy: 'resource:energy', gem: 'resource:gem', card: 'resource:card' };
/** What can only be had once is told without its number. */
const ONCE = new Set(['redeploy', 'foundation', 'harvest_token', 'harvest_token_upgrade', 'leader_deploy', 'leader_upgrade', 'leader_any', 'attribute_upgrade', 'trap_recharge', 'price_tile']);

export function sentences(...parts: (string | null | undefined | false)[]): string {
  return parts
    .filter((part) => part)
    .map((part) => (/[.!?…]$/.test(String(part)) ? part : `${part}.`))
    .join(' ');
}

export function gainWords(gain: Amounts, texts: Words): string {
  return Object.entries(gain)
    .map(([of, amount]) => {
      if (ONCE.has(of) && amount === 1) return texts.name(`gain:${of}`);
      return of in PAID ? texts.amount(PAID[of] ?? '', amount) : texts.format('chaos_order-battle-gain', { gain: `gain:${of}`, amount });
    })
    .join(', ');
}

export function payWords(pay: Amounts, texts: Words): string {
  return Object.entries(pay)
    .map(([of, amount]) => texts.amount(PAID[of] ?? '', amount))
    .join(', ');
}

function addWords(add: Amounts, texts: Words): string {
  return Object.entries(add)
    .map(([of, amount]) => {
      const more = amount > 0 ? `+${amount}` : `−${-amount}`;
      return SYMBOLS.includes(of) ? `${texts.name(`symbol:${of}`)} ${more}` : texts.format('chaos_order-words-add', { of, more });
    })
    .join(', ');
}

/** What an effect does, without when, for what and how often. */
export function bodyWords({ gain, add, choice, rule, value }: Effect, texts: Words): string {
  const power = rule ? texts.format('chaos_order-words-power', { rule, value: value ?? 0, track: typeof value === 'string' && value in PRINTED.tracks ? `track:${value}` : 'track:move' }) : '';
  const parts = [
    gain ? gainWords(gain, texts) : '',
    add ? addWords(add, texts) : '',
    power,
    (choice ?? []).map((one) => bodyWords(one, texts)).join(texts.format('chaos_order-words-or')),
  ];
  return parts.filter(Boolean).join(', ');
}

/** One effect as a sentence without its end: when, under which condition, what is paid, what it does, how often. */
export function effectWords(effect: Effect, texts: Words): string {
  const { when = '', may = false, pay, per = '', max: most = 0, limit = '' } = effect;
  const conditions = (effect.if ?? '').split('+').filter(Boolean);
  const before = [texts.format('chaos_order-words-when', { when }), ...conditions.map((condition) => texts.format('chaos_order-words-if', { condition }))].filter((words) => words.trim());
  const body = bodyWords(effect, texts);
  const paid = pay ? texts.format('chaos_order-words-for', { price: payWords(pay, texts), body }) : may ? texts.format('chaos_order-words-may', { body }) : body;
  const after = [per && texts.format('chaos_order-words-per', { per }), most > 0 && texts.format('chaos_order-words-most', { most }), limit && texts.format('chaos_order-words-limit', { limit })].filter(Boolean);
  const core = [paid, ...after].join(', ');
  return before.length > 0 ? `${before.join(', ')}: ${core}` : core;
}

export function effectsWords(effects: readonly Effect[], texts: Words): string {
  return effects.map((effect) => effectWords(effect, texts)).join('; ');
}

/** Effects that belong to one phase, after its name unless it is the battle. */
function inPhase(effects: readonly Effect[], texts: Words): string {
  const phase = effects[0]?.phase;
  const words = effectsWords(effects, texts);
  return phase && phase !== 'combat' && phase !== 'any' ? `${texts.name(`phase:${phase}`)}, ${words}` : capitalized(words);
}

/** What a side of a card does, with the better side where that is another one. */
export function sidesWords(sides: TwoSides | undefined, isUpgraded: boolean, texts: Words): string[] {
  if (!sides) return [];
  const now = inPhase(isUpgraded ? sides.upgraded : sides.base, texts);
  const later = inPhase(sides.upgraded, texts);
  return isUpgraded || now === later ? [now] : [now, texts.format('chaos_order-words-upgraded', { words: later })];
}

type Upgradable = { name: string; is_upgraded: boolean };

/** What using a leader or an attribute does, without when; empty for other abilities. */
export function abilityWords(name: string, players: readonly { leaders: readonly Upgradable[]; attributes: readonly Upgradable[] }[], texts: Words): string {
  const sides = PRINTED.leaders[name] ?? PRINTED.attributes[name];
  const isUpgraded = players.some(({ leaders, attributes }) => [...leaders, ...attributes].some((one) => one.name === name && one.is_upgraded));
  const effects = (isUpgraded ? sides?.upgraded : sides?.base) ?? [];
  return effects.map((effect) => (effect.pay ? texts.format('chaos_order-words-for', { price: payWords(effect.pay, texts), body: bodyWords(effect, texts) }) : bodyWords(effect, texts))).join('; ');
}

/** What a tactics card does when it is played, and what on the dial. */
export function playWords(card: string, texts: Words): string {
  const printed = PRINTED.cards[card];
  if (!printed) return '';
  const lock = printed.phase_lock ? ` (${texts.format('chaos_order-words-lock')})` : '';
  return `${texts.name(`phase:${printed.phase}`)}${lock}: ${effectsWords(printed.play, texts)}`;
}

export function combatWords(card: string, texts: Words): string {
  const combat = PRINTED.cards[card]?.combat ?? [];
  return combat.length > 0 ? capitalized(effectsWords(combat, texts)) : '';
}

export function cardWords(card: string, texts: Words): string {
  const printed = PRINTED.cards[card];
  if (!printed) return texts.name(`card:${card}`);
  const values = texts.format('chaos_order-battle-values', { left: String(printed.left), right: String(printed.right) });
  return sentences(`${texts.name(`card:${card}`)}, ${values}`, playWords(card, texts), combatWords(card, texts) && texts.format('chaos_order-words-dial', { words: combatWords(card, texts) }));
}
