import { preferences, type BotPace } from '../../../shell/preferences.svelte';
import { botPace } from '../../../table/bot-pace.svelte';
import type { Reveal } from './reveal';

const FIRST_TIME = 'astrarium.battle-explained';

/** Which steps of which battles this browser has shown; the oldest that was not is next. Kept over a reload. */
export class SeenReveals {
  private battle = $state(0);
  private step = $state(0);
  private readonly key: string;
  private isKnown: boolean;

  constructor(
    table: string,
    private readonly reveals: () => readonly Reveal[],
  ) {
    this.key = `astrarium.battles.${table}`;
    const kept = localStorage.getItem(this.key);
    this.isKnown = kept !== null;
    const [battle = 0, step = 0] = (kept ?? '').split('.').map(Number);
    this.battle = battle;
    this.step = step;
  }

  readonly next: Reveal | null = $derived.by(
    () => this.reveals().find(({ number, steps }) => (number === this.battle ? steps > this.step : number > this.battle && steps > 0)) ?? null,
  );
  /** The steps of the next battle that were shown already. */
  readonly shown: number = $derived(this.next?.number === this.battle ? this.step : 0);

  /** Whoever opens a table for the first time is not shown what was before. The log must be loaded. */
  begin(): void {
    if (this.isKnown) return;
    const over = this.reveals().filter(({ isOver }) => isOver);
    this.keep(over.at(-1)?.number ?? 0, 3);
  }

  /** All steps so far of this battle have been shown. */
  done({ number, steps }: Reveal): void {
    this.keep(number, steps);
    localStorage.setItem(FIRST_TIME, 'yes');
  }

  private keep(battle: number, step: number): void {
    this.isKnown = true;
    [this.battle, this.step] = [battle, step];
    localStorage.setItem(this.key, `${battle}.${step}`);
  }
}

/** The pace of bots; without a choice the first battle is explained step by step. */
export function revealPace(): BotPace {
  const isFirst = preferences.bot_pace === 'auto' && localStorage.getItem(FIRST_TIME) === null;
  return isFirst ? 'step' : botPace();
}
