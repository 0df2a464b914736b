import type { ChatLine } from './types';
import { connection } from './connection.svelte';

export type LiveMessage =
  | { type: 'hello'; tables: Record<string, number> }
  | { type: 'table'; table: string; index: number; status: string; actors?: number[]; seats?: boolean }
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'presence'; table: string; users: string[] }
  | { type: 'lobby'; game: string }
  | { type: 'rematch'; of: string; with: string };

type Listener = (message: LiveMessage) => void;

const LONGEST = 20_000;

/** The one socket of this page: opened again when it ends, and when other tables are to be watched. */
class Live {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWanted = false;
  private watched = '';
  private readonly listeners = new Set<Listener>();

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Also hear of a table at which one does not sit. */
  watch(table: string | null): void {
    const wanted = table ?? '';
    if (this.isWanted && wanted === this.watched) return;
    this.watched = wanted;
    this.isWanted = true;
    this.reopen();
  }

  /** Another person sits at the browser now, or the network is back. */
  reopen(): void {
    if (!this.isWanted) return;
    clearTimeout(this.timer);
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.open();
  }

  private open(): void {
    const query = this.watched ? `?watch=${encodeURIComponent(this.watched)}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(socket, event.data);
    socket.onclose = () => this.lost(socket);
  }

  private hear(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(data) as LiveMessage;
    if (message.type === 'hello') {
      this.failures = 0;
      connection.isLive = true;
      connection.hasBeenLive = true;
      connection.isReached = true;
    }
    for (const listener of this.listeners) listener(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    connection.isLive = false;
    const pause = Math.min(LONGEST, 500 * 2 ** this.failures) * (0.7 + 0.6 * Math.random());
    this.failures += 1;
    this.timer = setTimeout(() => this.reopen(), pause);
  }
}

export const live = new Live();

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => live.reopen());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !connection.isLive) live.reopen();
  });
}
