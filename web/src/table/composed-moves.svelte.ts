import type { ComposedMove, Group } from '../api/types';
import type { Reference } from './targets';

const LEFT_OUT = 'left_out';

/** Everything on the board that belongs to a composed move. */
export function referencesOf(move: ComposedMove | null): Reference[] {
  return Object.entries(move?.parts ?? {}).flatMap(([part, references]) => (part === LEFT_OUT ? [] : references));
}

/** What composed moves need from the table. */
export interface ComposedMovesHost {
  load(): Promise<ComposedMove[]>;
  play(moves: readonly string[]): Promise<void>;
}

/** Whole moves of several decisions that the server proposes for the open verb, the best first. */
export class ComposedMoves {
  list = $state.raw<readonly ComposedMove[]>([]);
  at = $state(0);
  pointed = $state<number | null>(null);
  isLoading = $state(false);
  private requests = 0;

  constructor(private readonly host: ComposedMovesHost) {}

  get chosen(): ComposedMove | null {
    return this.list[this.at] ?? null;
  }

  /** The one to draw on the board: that under the pointer, otherwise the chosen one. */
  get shown(): ComposedMove | null {
    return this.list[this.pointed ?? this.at] ?? null;
  }

  /** Ask for those that begin with the only option of a verb. Answers to an earlier question are dropped. */
  async open(decision: number | null, group: Group | null, ending: string | null): Promise<void> {
    this.requests += 1;
    const request = this.requests;
    this.close();
    const [only, ...others] = group?.options ?? [];
    if (decision === null || !only || others.length > 0 || only.targets.length > 0 || only.move === ending) return;
    this.isLoading = true;
    const found = await this.host.load().catch(() => []);
    if (this.requests !== request) return;
    this.isLoading = false;
    this.list = found.filter(({ moves }) => moves[0] === only.move);
  }

  close(): void {
    this.isLoading = false;
    this.list = [];
    this.at = 0;
    this.pointed = null;
  }

  choose(at: number): void {
    if (this.list[at]) this.at = at;
  }

  async play(): Promise<void> {
    if (this.chosen) await this.host.play(this.chosen.moves);
  }
}
