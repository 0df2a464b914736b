import type { ChatLine } from './types';
import { connection } from './connection.svelte';

/** How far a table is, who must decide, and which answers have changed: the position and the log, or the table itself. */
export interface TableMessage {
  type: 'table';
  table: string;
  index: number;
  status: string;
  actors: number[];
  changed: ('rows' | 'table')[];
}

export type LiveMessage =
  | { type: 'gap' } // not from the server: messages may have been missed before the `hello` that follows
  | { type: 'hello'; tables: Record<string, number> }
  | TableMessage
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'chat'; table: string; removed: string }
  | { type: 'presence'; table: string; users: string[] }
  | { type: 'lobby'; game: string }
  | { type: 'rematch'; of: string; with: string };

type Listener = (message: LiveMessage) => void;

const MAX_PAUSE = 20_000;

/** The one socket of a visit: opened again when it ends, and told which tables the pages watch. */
class LiveSocket {
  private socket: WebSocket | null = null;
  /** The socket that has said hello last. */
  private lastGreeted: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStarted = false;
  /** What the pages watch (`id` or `id:invitation`), and what the socket knows of it. */
  private readonly watched: string[] = [];
  private sentWatched = '';
  private readonly listeners = new Set<Listener>();

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** From now on the visit is live. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.reopen();
  }

  /** Hear everything of a table until the returned function is called. */
  watch(table: string, invitation: string): () => void {
    const name = invitation ? `${table}:${invitation}` : table;
    this.watched.push(name);
    queueMicrotask(() => this.sendWatched());
    return () => {
      this.watched.splice(this.watched.indexOf(name), 1);
      queueMicrotask(() => this.sendWatched());
    };
  }

  /** Another person sits at the browser now, or the network is back. */
  reopen(): void {
    if (!this.isStarted) return;
    clearTimeout(this.timer);
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.open();
  }

  /** A page has come or gone: the socket that is open learns of it, one that opens says it then. */
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
