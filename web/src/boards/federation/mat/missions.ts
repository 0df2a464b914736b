import { PRINTED } from '../printed';
import type { PlayerView } from '../view';

export type MissionState = 'closed' | 'open' | 'flyable' | 'flown';

/** Missions grouped by the level that they need. */
export const MISSION_ROWS = [1, 2, 3, 4].map((level) => ({
  level,
  missions: Object.entries(PRINTED.missions)
    .filter(([, mission]) => mission.level === level)
    .map(([name]) => name),
}));

/** The state of a mission. Whether it can be flown now follows from the options. */
export function missionState(mission: string, player: PlayerView, isOffered: boolean): MissionState {
  if (player.flown.includes(mission)) return 'flown';
  if (!player.open.includes(mission)) return 'closed';
  return isOffered ? 'flyable' : 'open';
}
