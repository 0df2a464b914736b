import { moneyAtEnd } from './mat/upkeep';
import type { EclipseView } from './view';

interface Situation {
  message: string;
  values: Record<string, number>;
  isUrgent?: boolean;
}

/** What matters for a choice: that a sector can be turned, how much of the action is left, or what upkeep comes to. */
export function situation(view: EclipseView, seat: number): Situation | null {
  if (view.turned_up.some((turned) => turned.seat === seat)) return { message: 'eclipse-board-turn-it', values: {} };
  const action = view.actions.find((one) => one.seat === seat);
  if (action) return { message: action.left < 0 ? 'eclipse-board-used-up' : 'eclipse-board-remaining', values: { left: action.left } };
  return view.phase === 'upkeep' ? afterUpkeep(view, seat) : null;
}

const ACTING = ['INFLUENCING', 'BUILDING', 'MOVING', 'RESEARCHING', 'EXPLORING', 'UPGRADING'];

/** What is asked once an action is used up, and only things beside it are left. */
export function usedUp({ actions }: Pick<EclipseView, 'actions'>, step: string): string | null {
  return ACTING.includes(step) && actions.length > 0 && actions.every(({ left }) => left < 0) ? 'eclipse-board-used-question' : null;
}

function afterUpkeep({ players }: EclipseView, seat: number): Situation | null {
  const player = players[seat];
  if (!player) return null;
  const left = moneyAtEnd(player, player.discs);
  const values = { money: player.storage[0] ?? 0, income: player.production[0] ?? 0, upkeep: player.upkeep };
  return left < 0 ? { message: 'eclipse-board-bankrupt', values: { ...values, lacking: -left }, isUrgent: true } : { message: 'eclipse-board-solvent', values: { ...values, left } };
}
