import { PRINTED } from '../printed';
import type { PlayerView } from '../view';

export type MissionState = 'closed' | 'open' | 'flyable' | 'flown';

/** Missions by the level that they need. */
export const MISSION_ROWS = [1, 2, 3, 4].map((level) => ({
  level,
  missions: Object.entries(PRINTED.missions)
    .filter(([, mission]) => mission.level === level)
    .map(([name]) => name),
}));

/** How a mission stands; whether it can be flown now is told by the options. */
export function missionState(mission: string, player: PlayerView, isOffered: boolean): MissionState {
  if (player.flown.includes(mission)) return 'flown';
  if (!player.open.includes(mission)) return 'closed';
  return isOffered ? 'flyable' : 'open';
}
