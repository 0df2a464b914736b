import { linesOfGroup, type LogGroup, logGroups } from './log-groups';
import { activeRows, isRuleEvent, type LogLine, logLines, type LogRules } from './log-lines';
import type { TableStore } from './table-store.svelte';

/** A round that has begun, and what the rules did between the last action and its beginning. */
export interface BegunRound {
  group: LogGroup;
  closing: LogLine[];
}

/** The round that has begun while the table is open, until it is closed. */
export class NewRound {
  private seen = $state<number | null>(null);
  private readonly latest: BegunRound | null = $derived.by(() => lastBegun(logGroups(logLines(activeRows(this.store.log), this.rules))));
  readonly begun: BegunRound | null = $derived(this.seen !== null && (this.latest?.group.round ?? 0) > this.seen ? this.latest : null);

  constructor(
    private readonly store: TableStore,
    private readonly rules: LogRules = {},
  ) {}

  /** Rounds up to now are known. The log must be loaded. */
  close(): void {
    this.seen = this.latest?.group.round ?? 0;
  }
}

/** The newest round of the log. */
export function lastBegun(groups: readonly LogGroup[]): BegunRound | null {
  const at = groups.findLastIndex(({ round }) => round !== null);
  const group = groups[at];
  if (!group) return null;
  const last = groups.slice(0, at).findLastIndex(({ number }) => number !== null);
  const closing = last < 0 ? [] : groups.slice(last + 1, at).map(wholeLine).filter(isTold); // before the first action there was no round
  return { group, closing };
}

/** What is told of a group: a chapter, such as a battle, as a whole; of others how it begins. */
function wholeLine(group: LogGroup): LogLine {
  return group.head.isChapter ? { ...group.head, events: linesOfGroup(group).flatMap(({ events }) => events) } : group.head;
}

/** Whether the rules did it, or it happened by itself, to somebody. */
function isTold(line: LogLine): boolean {
  const [first] = line.events;
  return first !== undefined && (isRuleEvent(first) || Boolean(line.row.auto) || Boolean(line.isChapter));
}
