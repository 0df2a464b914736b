import type { ChaosOrderView } from '../view';
import type { Reveal } from './reveal';
import { withWounds } from './told-view';

/** What of the table must be known of a battle that is told. */
export interface Moments {
  /** The battle, the step that is shown, and whether no other battle was begun since; null if none is told. */
  told: () => { reveal: Reveal; step: number; isNewest: boolean } | null;
  present: () => ChaosOrderView;
  viewAround: (event: NonNullable<Reveal['last']>, when: 'before' | 'after') => Promise<ChaosOrderView>;
}

/** The moment that board and mats show while a battle is told: its forces, then without the wounded, then what came of it. */
export class ToldViews {
  private known = $state.raw<ReadonlyMap<string, ChaosOrderView>>(new Map());
  /** The last position before anything was told: shown until the right one is there. */
  private last: ChaosOrderView | null = null;

  constructor(private readonly moments: Moments) {}

  readonly past: ChaosOrderView | null = $derived.by(() => {
    const told = this.moments.told();
    if (!told) return null;
    const { reveal, step, isNewest } = told;
    if (step > 2) return isNewest ? null : (this.known.get(`${reveal.number} after`) ?? null);
    const before = this.known.get(`${reveal.number} before`) ?? this.last;
    return before && step === 2 ? withWounds(before, reveal) : before;
  });

  /** Keep the present as long as nothing is told. */
  keep(): void {
    if (!this.moments.told()) this.last = this.moments.present();
  }

  /** Ask for the moments of the battle that is told. */
  async load(): Promise<void> {
    const told = this.moments.told();
    if (!told) return;
    const { reveal, isNewest } = told;
    const { decided, last } = reveal;
    if (decided) await this.ask(`${reveal.number} before`, () => this.moments.viewAround(decided, 'before'));
    if (last && !isNewest) await this.ask(`${reveal.number} after`, () => this.moments.viewAround(last, 'after'));
  }

  private async ask(key: string, request: () => Promise<ChaosOrderView>): Promise<void> {
    if (this.known.has(key)) return;
    const view = await request().catch(() => null);
    if (view) this.known = new Map([...this.known, [key, view]]);
  }
}
