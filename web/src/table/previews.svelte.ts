import { SvelteMap } from 'svelte/reactivity';
import type { Preview } from '../api/types';

/** What the moves of a decision would do, as far as it is known; each is fetched once. */
export class Previews extends SvelteMap<string, Preview> {
  private readonly requests = new Map<string, Promise<Preview | null>>();

  constructor(private readonly fetch: (move: string) => Promise<Preview>) {
    super();
  }

  /** The preview of a move; null if it cannot be had. */
  load(move: string): Promise<Preview | null> {
    const pending = this.requests.get(move);
    if (pending) return pending;
    const request = this.fetch(move).then(
      (preview) => {
        if (this.requests.get(move) === request) this.set(move, preview);
        return preview;
      },
      () => null,
    );
    this.requests.set(move, request);
    return request;
  }

  /** Forget all for a new decision; what is still on its way belongs to the old one. */
  override clear(): void {
    super.clear();
    this.requests.clear();
  }
}
