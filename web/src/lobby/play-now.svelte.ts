import { post } from '../api/client';
import type { TableInfo } from '../api/types';
import { router } from '../shell/router.svelte';
import { session } from '../shell/session.svelte';
import { freshEntropy } from './games';

interface Wanted {
  game: string;
  /** null: the rulebook's first game. */
  players: number | null;
  /** Without one the usual bot plays. */
  bot?: string;
}

/** Starts a game against bots at once and opens its table. */
export class PlayNow {
  isStarting = $state(false);
  error = $state.raw<unknown>(null);
  private last: Wanted | null = null;

  readonly retry = (): void => {
    if (this.last) void this.play(this.last);
  };

  async play(wanted: Wanted): Promise<void> {
    this.last = wanted;
    this.isStarting = true;
    this.error = null;
    try {
      const table = await post<TableInfo>('/play-now', { ...wanted, entropy: freshEntropy() });
      await session.refresh();
      router.go(`/table/${table.id}`);
    } catch (problem) {
      this.error = problem;
    } finally {
      this.isStarting = false;
    }
  }
}
