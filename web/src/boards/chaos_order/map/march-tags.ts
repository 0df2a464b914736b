import type { GameTexts } from '../../../text/game-texts.svelte';
import type { ChaosOrderView } from '../view';

export type March = ChaosOrderView['marches'][number];

/** The march to a region from where units would leave: the origin that is picked, or the only one. */
export function marchTo(region: string, view: Pick<ChaosOrderView, 'marches'>, picked: readonly string[]): March | null {
  const start = picked.find((reference) => reference.startsWith('region:'));
  const [only] = view.marches;
  const origin = start?.replace('region:', '') ?? (view.marches.every((march) => march.origin === only?.origin) ? only?.origin : undefined);
  return view.marches.find((march) => march.target === region && march.origin === origin) ?? null;
}

/** What a march brings, in a word: the strengths of a battle, one more region, or nothing new. */
export function tagOf({ rival, strengths, is_new }: March, texts: Pick<GameTexts, 'format'>): { text: string; symbol?: string } {
  if (rival !== null) return { text: strengths.join(' : '), symbol: 'co-claw' };
  return is_new ? { text: '+1', symbol: 'co-region' } : { text: texts.format('chaos_order-board-own') };
}
