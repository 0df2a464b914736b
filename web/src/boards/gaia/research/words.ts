import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { type Amounts, PRINTED, TOP_LEVEL } from '../printed';
import { type GaiaView, playerAt } from '../view';

type Words = Pick<GameTexts, 'name' | 'amount' | 'format'>;

function amountsIn(of: Amounts, texts: Words): string {
  return Object.entries(of)
    .map(([resource, amount]) => texts.amount(`resource:${resource}`, amount ?? 0))
    .join(', ');
}

/** The federation token that lies on a level. */
export function tokenOn(track: string, level: number, view: GaiaView): string | null {
  return track === 'terraforming' && level === TOP_LEVEL ? view.terraforming_token : null;
}

/** What a level of a track gives: "range 2; 1 Q.I.C., 3 charges". */
export function levelWords(track: string, level: number, token: string | null, texts: Words): string {
  const { range, step_cost_ore, project_cost_tokens, once, income, once_per } = PRINTED.tracks[track]?.[level] ?? {};
  const parts = [
    range && texts.format('gaia-board-level-range', { range }),
    step_cost_ore && texts.format('gaia-board-level-step', { ore: texts.amount('resource:ore', step_cost_ore) }),
    project_cost_tokens &&
      texts.format('gaia-board-level-project', { tokens: texts.amount('resource:tokens', project_cost_tokens) }),
    once && texts.format('gaia-board-level-once', { gain: amountsIn(once, texts) }),
    once_per && texts.format('gaia-board-level-per-gaia', { points: texts.amount('resource:vp', once_per.vp) }),
    income && texts.format('gaia-board-level-income', { gain: amountsIn(income, texts) }),
    token && texts.format('gaia-board-level-token', { token: texts.name(`token:${token}`) }),
    track === 'navigation' && level === TOP_LEVEL && texts.name('planet:lost_planet'),
  ];
  return parts.filter(Boolean).join('; ') || texts.format('gaia-board-level-nothing');
}

/** The research step that comes with a tile: "With a step in Science, 0 › 1: 1 knowledge a round". */
export function stepWords(track: string, view: GaiaView, texts: Words): string {
  const from = playerAt(view, view.turn)?.research[track] ?? 0;
  const name = texts.name(`track:${track}`);
  if (from >= TOP_LEVEL) return texts.format('gaia-board-tile-no-step', { track: name });
  const gain = levelWords(track, from + 1, tokenOn(track, from + 1, view), texts);
  return texts.format('gaia-board-tile-step', { track: name, from, to: from + 1, gain });
}

/** A track with everybody's level: "Navigation. You 2, Quasar 1. Level 3: …" */
export function trackWords(
  track: string,
  view: GaiaView,
  seats: readonly SeatView[],
  me: number | null,
  texts: GameTexts,
): string {
  const levels = seats.flatMap(({ seat, name }) => {
    const level = playerAt(view, seat)?.research[track];
    return level === undefined ? [] : [texts.format('gaia-board-seat-count', { player: name, count: level })];
  });
  const mine = me === null ? undefined : playerAt(view, me)?.research[track];
  const next = mine === undefined || mine >= TOP_LEVEL ? '' : levelLine(track, mine + 1, tokenOn(track, mine + 1, view), texts);
  return [texts.name(`track:${track}`), levels.join(', '), next].filter(Boolean).join('. ');
}

export function levelLine(track: string, level: number, token: string | null, texts: GameTexts): string {
  return texts.format('gaia-board-level', { level, gain: levelWords(track, level, token, texts) });
}
