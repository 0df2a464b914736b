import type { GameEvent } from '../api/types';
import type { View } from '../boards/contract';
import { type Happening, happeningsSince } from './happenings';
import type { LogGroup } from './log-groups';
import { activeRows, eventsOf, type LogRules } from './log-lines';
import type { TableStore } from './table-store.svelte';

/** What happened since one's last decision, step by step. The board shows the moment that is looked at. */
export class Review {
  /** The decision for which the review was closed. */
  private closedFor = $state<number | null>(null);
  private isWanted = $state(false);
  /** Happenings are being shown one after the other. */
  isWalking = $state(false);
  at = $state<number | null>(null);
  /** The position of that moment; null: the present. */
  past = $state.raw<View | null>(null);
  readonly happenings: readonly Happening[] = $derived.by(() => {
    const { log, seat } = this.store;
    return seat === null ? [] : happeningsSince(log, seat, this.rules);
  });
  readonly isShown = $derived.by(() => {
    const decision = this.store.position?.decision ?? null;
    return this.happenings.length > 0 && (this.isWanted || this.isWalking || (decision !== null && decision !== this.closedFor));
  });
  private readonly views = new Map<number, Promise<View>>();

  constructor(
    private readonly store: TableStore,
    private readonly rules: LogRules = {},
  ) {}

  open(): void {
    this.isWanted = true;
  }

  /** What happened in the round before the one that a group begins, to its end. */
  eventsBefore({ head }: LogGroup): GameEvent[] {
    const [begun] = head.events;
    const events = eventsOf(activeRows(this.store.log));
    const end = begun ? events.indexOf(begun) : -1;
    const last = events.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === begun?.kind);
    return end < 0 ? [] : events.slice(last + 1, end);
  }

  close(): void {
    this.isWanted = false;
    this.closedFor = this.store.position?.decision ?? null;
    this.showPresent();
  }

  showPresent(): void {
    this.isWalking = false;
    this.at = null;
    this.past = null;
  }

  /** Show happenings one after the other, from this one on. */
  walk(from: number): void {
    this.isWalking = true;
    void this.showMoment(from);
  }

  /** The next happening of a walk; it ends with the present. */
  next(): void {
    const next = (this.at ?? 0) + 1;
    if (next >= this.happenings.length) this.showPresent();
    else void this.showMoment(next);
  }

  /** Step to the next or the last happening; after the newest comes the present. */
  step(by: 1 | -1): void {
    this.isWalking = false;
    const count = this.happenings.length;
    const next = (this.at ?? count) + by;
    if (next >= count) this.showPresent();
    else void this.showMoment(Math.max(0, next));
  }

  show(at: number): Promise<void> {
    this.isWalking = false;
    return this.showMoment(at);
  }

  private async showMoment(at: number): Promise<void> {
    const happening = this.happenings[at];
    if (!happening) return;
    this.at = at;
    const view = await this.viewAfter(happening.move).catch(() => null);
    if (this.at === at) this.past = view;
  }

  private viewAfter(move: number): Promise<View> {
    const known = this.views.get(move);
    if (known) return known;
    const request = this.store.viewAfter(move);
    this.views.set(move, request);
    request.catch(() => this.views.delete(move));
    return request;
  }
}
