import type { ChatLine } from './types';
import { connection } from './connection.svelte';

/** The newest row of a table, who must decide, and what has changed: rows (position and log) or the table's info. */
export interface TableMessage {
  type: 'table';
  table: string;
  index: number;
  status: string;
  actors: number[];
  changed: ('rows' | 'table')[];
}

export type LiveMessage =
  | { type: 'gap' } // made here after a reconnect: messages may have been missed; `hello` follows
  | { type: 'hello'; tables: Record<string, number> }
  | TableMessage
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'chat'; table: string; removed: string }
  | { type: 'presence'; table: string; users: string[] }
  | { type: 'lobby'; game: string }
  | { type: 'rematch'; of: string; with: string };

type Listener = (message: LiveMessage) => void;

const MAX_PAUSE = 20_000;

/** The page's WebSocket. It reconnects by itself and tells the server which tables are watched. */
class LiveSocket {
  private socket: WebSocket | null = null;
  /** The last socket on which the server said hello. */
  private lastGreeted: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStarted = false;
  /** The watched tables (`id` or `id:invitation`), and the list that was sent to the server last. */
  private readonly watched: string[] = [];
  private sentWatched = '';
  private readonly listeners = new Set<Listener>();

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Open the socket and keep it open. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.reopen();
  }

  /** Get messages of a table until the returned function is called. */
  watch(table: string, invitation: string): () => void {
    const name = invitation ? `${table}:${invitation}` : table;
    this.watched.push(name);
    queueMicrotask(() => this.sendWatched());
    return () => {
      this.watched.splice(this.watched.indexOf(name), 1);
      queueMicrotask(() => this.sendWatched());
    };
  }

  /** Connect again: somebody else has signed in, or the network is back. */
  reopen(): void {
    if (!this.isStarted) return;
    clearTimeout(this.timer);
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.open();
  }

  /** Send the watched tables if they have changed. A socket that is not open yet gets them when it opens. */
  private sendWatched(): void {
    const names = this.watched.join(' ');
    if (names === this.sentWatched || this.socket?.readyState !== WebSocket.OPEN) return;
    this.sentWatched = names;
    this.socket.send(JSON.stringify({ watch: this.watched }));
  }

  private open(): void {
    this.sentWatched = this.watched.join(' ');
    const query = this.watched.map((name) => `watch=${encodeURIComponent(name)}`).join('&');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live${query && `?${query}`}`);
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.sendWatched();
    socket.onmessage = (event) => this.onMessage(socket, event.data);
    socket.onclose = () => this.onClose(socket);
  }

  private onMessage(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(data) as LiveMessage;
    if (message.type === 'hello') this.onHello(socket);
    this.dispatch(message);
  }

  private onHello(socket: WebSocket): void {
    this.failures = 0;
    connection.isLive = true;
    connection.hasBeenLive = true;
    connection.isReachable = true;
    const isOther = this.lastGreeted !== null && this.lastGreeted !== socket;
    this.lastGreeted = socket;
    if (isOther) this.dispatch({ type: 'gap' });
  }

  private dispatch(message: LiveMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  private onClose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    connection.isLive = false;
    const pause = Math.min(MAX_PAUSE, 500 * 2 ** this.failures) * (0.7 + 0.6 * Math.random());
    this.failures += 1;
    this.timer = setTimeout(() => this.reopen(), pause);
  }
}

export const live = new LiveSocket();

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => live.reopen());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !connection.isLive) live.reopen();
  });
}
