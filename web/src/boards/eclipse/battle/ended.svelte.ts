import type { GameEvent } from '../../../api/types';
import { ownerOfSquadron } from './battle';
import { type BattleStory, battlesIn } from './timeline';

/** Battles of the viewer that are over and were not looked at yet. Kept over a reload. */
export class EndedBattles {
  private last = $state(-1);
  private readonly key: string;
  private isKnown: boolean;

  constructor(
    table: string,
    private readonly history: () => readonly GameEvent[],
    private readonly me: () => number | null,
    /** A battle goes on. */
    private readonly isFighting: () => boolean,
  ) {
    this.key = `astrarium.battles.${table}`;
    const kept = localStorage.getItem(this.key);
    this.isKnown = kept !== null;
    this.last = Number(kept ?? -1);
  }

  private readonly over: BattleStory[] = $derived.by(() => {
    const all = battlesIn(this.history());
    return this.isFighting() ? all.slice(0, -1) : all;
  });
  readonly next: BattleStory | null = $derived.by(() => this.over.find((story) => story.id > this.last && isOf(story, this.me())) ?? null);

  /** Whoever opens a table for the first time is not shown what was before. The log must be loaded. */
  begin(): void {
    if (!this.isKnown) this.keep(this.over.at(-1)?.id ?? -1);
  }

  done(story: BattleStory): void {
    this.keep(story.id);
  }

  private keep(id: number): void {
    this.isKnown = true;
    this.last = id;
    localStorage.setItem(this.key, String(id));
  }
}

/** Whether a player fired, was hit or lost ships in a battle. */
function isOf({ volleys }: BattleStory, me: number | null): boolean {
  const squadrons = volleys.flatMap(({ squadron, destroyed, aims }) => [squadron, ...destroyed, ...aims.map(({ ship }) => ship)]);
  return me !== null && squadrons.some((squadron) => ownerOfSquadron(squadron) === me);
}
