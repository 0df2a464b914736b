import type { GameTexts } from '../../../text/game-texts.svelte';
import type { DialSector, PlanForecast } from './battle';
import { rangeWords } from './battle';

type Texts = Pick<GameTexts, 'format' | 'name'>;

export function sectorName(sector: string, texts: Texts): string {
  return texts.format('chaos_order-battle-sector', { sector });
}

/** Why a sector cannot be chosen. */
export function blockedWords(sector: DialSector, texts: Texts): string {
  return texts.format('chaos_order-battle-blocked', { reason: sector.min_fighters > 0 ? 'fighters' : 'gem', fighters: sector.min_fighters, gems: sector.gems });
}

/** What is said of a sector: its values with the card, and how often it wins. */
export function sectorWords(sector: DialSector & { plan: PlanForecast | null }, opponent: string, texts: Texts): string {
  const name = texts.name(`sector:${sector.sector}`);
  if (sector.rule !== null) return texts.format('chaos_order-battle-spoken-blocked', { sector: name, why: blockedWords(sector, texts) });
  if (!sector.plan) return name;
  const { strength, attack, defence, wins } = sector.plan;
  return texts.format('chaos_order-battle-spoken-sector', {
    sector: name,
    strength: rangeWords(strength),
    attack: rangeWords(attack),
    defence: rangeWords(defence),
    wins: percent(wins),
    player: opponent,
  });
}

export function percent(wins: number): number {
  return Math.round(wins / 10);
}

export function cardName(card: string, texts: Texts): string {
  if (card === 'bluff' || card === 'printed') return texts.format('chaos_order-battle-card', { card });
  return texts.name(`card:${card}`);
}
