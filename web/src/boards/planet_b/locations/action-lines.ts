import type { components } from '../../../api/schema';
import type { Box, Effect } from '../printed';
import { effectSymbol } from '../symbols';

/** An action of a conglomerate, as a line of its tile. */
export interface ActionLine {
  kind: Effect['do'];
  count: string;
  symbol: string;
  /** It was carried out in this turn. */
  isDone: boolean;
  /** It is still to be carried out in this turn. */
  isOpen: boolean;
  /** Steps that are left of it, if it has begun. */
  running: number;
}

/** The lines of a tile; `open` is the box of this turn's deal with what is left of it. */
export function actionLines(box: Box, open: components['schemas']['PlanetBOpenBox'] | undefined, isDeal: boolean): ActionLine[] {
  return box.effects.map((effect) => {
    const left = open?.effects.find(({ kind }) => kind === effect.do)?.left ?? 0;
    const running = effect.do === 'workie_action' && left === 0 ? (open?.working ?? 0) : 0;
    return {
      kind: effect.do,
      count: `${effect.do === 'election_choice' ? '±' : ''}${effect.n ?? 1}`,
      symbol: effectSymbol(effect.do) ?? 'pb-any',
      isDone: isDeal && left === 0 && running === 0,
      isOpen: isDeal && left > 0,
      running,
    };
  });
}
