import type { GameEvent } from '../../../api/types';
import { changes } from '../changes';
import type { PlayerView } from '../view';

/** What a seat has of each resource after the move that is pointed at or chosen. */
export function afterMove(events: GameEvent[], seat: number, player: PlayerView): { energy: number; gems: number } {
  const changed = new Map(changes(events, seat).map(({ of, amount }) => [of, amount]));
  return { energy: player.energy + (changed.get('resource:energy') ?? 0), gems: player.gems + (changed.get('resource:gem') ?? 0) };
}
