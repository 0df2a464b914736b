import { valuesOf } from '../../api/events';
import type { GameEvent } from '../../api/types';

const CONCERNED: Partial<Record<string, { value: string; facts: readonly string[] }>> = {
  'gained-token': { value: 'token', facts: ['left'] },
  'board-action': { value: 'board', facts: ['used'] },
  advanced: { value: 'track', facts: ['top'] },
};

/** What an event changes for everybody. */
export function consequence(event: GameEvent): { reference: string; facts: readonly string[] } | null {
  const concerned = CONCERNED[event.kind];
  return concerned ? { reference: String(valuesOf(event)[concerned.value]), facts: concerned.facts } : null;
}
