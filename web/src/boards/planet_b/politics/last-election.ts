import type { GameEvent } from '../../../api/types';
import { planetBEvents } from '../view';

export interface ElectionResult {
  /** Own votes that were drawn. */
  votes: number;
  /** The reference of the office. */
  office: string | null;
}

/** What the last election brought each voter; null if there was none. `puppet` is the number of the puppet among the voters. */
export function lastElection(history: readonly GameEvent[], puppet: number): Map<number, ElectionResult> | null {
  const events = planetBEvents(history);
  const from = events.findLastIndex(({ kind }) => kind === 'election');
  if (from < 0) return null;
  const results = new Map<number, ElectionResult>();
  const of = (voter: number) => results.get(voter) ?? { votes: 0, office: null };
  for (const { kind, values } of events.slice(from)) {
    if (kind === 'counted') results.set(values.seat, { ...of(values.seat), votes: values.votes });
    if (kind === 'puppet-counted') results.set(puppet, { ...of(puppet), votes: values.votes });
    if (kind === 'took-office') results.set(values.seat, { ...of(values.seat), office: values.office });
    if (kind === 'puppet-took-office') results.set(puppet, { ...of(puppet), office: values.office });
  }
  return results;
}
