import { type LogGroup, logGroups } from './log-groups';
import { activeRows, logLines } from './log-lines';
import type { TableStore } from './table-store.svelte';

/** The round that has begun while the table is open, until it is closed. */
export class NewRound {
  private seen = $state<number | null>(null);
  private readonly latest: LogGroup | null = $derived.by(() => {
    const rows = activeRows(this.store.log);
    const from = rows.findLastIndex((row) => row.events?.some((event) => event.kind === 'round-started'));
    return from < 0 ? null : (logGroups(logLines(rows.slice(from))).findLast(({ round }) => round !== null) ?? null);
  });
  readonly group: LogGroup | null = $derived(this.seen !== null && (this.latest?.round ?? 0) > this.seen ? this.latest : null);

  constructor(private readonly store: TableStore) {}

  /** Rounds up to now are known. The log must be loaded. */
  close(): void {
    this.seen = this.latest?.round ?? 0;
  }
}
