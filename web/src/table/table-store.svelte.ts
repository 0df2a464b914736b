import { get, Problem, post, put } from '../api/client';
import { connection } from '../api/connection.svelte';
import { live, type LiveMessage, type TableMessage } from '../api/live';
import { Refreshing } from '../api/refreshing';
import type { ChatLine, LogRow, Option, Place, Played, Preview, Reason, TableInfo } from '../api/types';
import type { Reference } from './legal';
import { reusing } from './sharing';

const PAGE = 500;
const TRIES = 3; // a process may hear a moment later of what another one has told

/** One table as it stands, kept up to date. Only what is older than what the server has is asked for. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  place = $state.raw<Place | null>(null);
  log = $state.raw<LogRow[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<ReadonlySet<string>>(new Set());
  error = $state.raw<unknown>(null);
  rematch = $state<string | null>(null);
  /** What to add to this machine's clock to have the server's. */
  ahead = $state(0);
  private readonly refreshing = new Refreshing(() => this.refresh());
  private isInfoOld = true;
  private isGameOld = true;
  /** The newest row that is known to be there, and who must decide after it. */
  private newest = -1;
  private actors = $state.raw<readonly number[]>([]);
  private commands = 0;
  private greetings = 0;

  constructor(
    readonly id: string,
    private readonly invite: string,
  ) {}

  get hasBegun(): boolean {
    return this.info !== null && this.info.status !== 'open';
  }

  /** Follow the table until the returned function is called. The chat comes when the socket says hello. */
  start(): () => void {
    void this.load();
    const deafen = live.listen((message) => this.hear(message));
    const unwatch = live.watch(this.id, this.invite);
    return () => {
      deafen();
      unwatch();
    };
  }

  /** Ask for everything, whatever is known. */
  load(): Promise<void> {
    this.isInfoOld = true;
    this.isGameOld = true;
    return this.refreshing.ask();
  }

  /** Ask for what is old. The answer to a command that is under way brings most of it, so that is waited for. */
  private catchUp(): void {
    if (this.commands === 0) void this.refreshing.ask();
  }

  async preview(move: string): Promise<Preview> {
    return get<Preview>(this.path('/preview'), { ...this.asked(), move, decision: this.place?.decision ?? null });
  }

  why(target: Reference): Promise<Reason[]> {
    return get<Reason[]>(this.path('/why'), { ...this.asked(), target });
  }

  async play(option: Option): Promise<void> {
    const decision = this.place?.decision;
    if (decision === null || decision === undefined) return;
    await this.change('/moves', { decision, move: option.move });
  }

  undo(): Promise<void> {
    return this.change('/undo', { to: this.place?.undo?.to ?? null });
  }

  redo(): Promise<void> {
    return this.change('/redo');
  }

  answer(ask: number, agrees: boolean): Promise<void> {
    return this.change('/answers', { ask, agrees });
  }

  propose(what: 'abandon' | 'bot', about: number | null = null): Promise<void> {
    return this.change('/proposals', { what, about });
  }

  resign(): Promise<void> {
    return this.change('/resign');
  }

  /** Everybody else has resigned, and I do not play on. */
  end(): Promise<void> {
    return this.change('/end');
  }

  async prefer(preferences: Record<string, string | number | boolean>): Promise<void> {
    this.info = await put<TableInfo>(this.path('/auto-replies'), { seat: this.seat, auto_replies: preferences });
  }

  async say(text: string): Promise<void> {
    const line = await post<ChatLine>(this.path('/chat'), { text });
    this.addLine(line);
  }

  /** What is not a move: joining, filling, starting. */
  async arrange(path: string, body: object = {}): Promise<void> {
    this.info = await post<TableInfo>(this.path(path), body);
    await this.load();
  }

  async playAgain(): Promise<TableInfo> {
    return post<TableInfo>(this.path('/rematch'));
  }

  recordLink(): string {
    return `/api${this.path('/record')}`;
  }

  /** The seat from which I look: the one to move if I have several. */
  get seat(): number | null {
    const mine = this.info?.mine ?? [];
    return mine.find((seat) => this.actors.includes(seat)) ?? mine[0] ?? null;
  }

  private async change(path: string, body: object = {}): Promise<void> {
    try {
      const { rows, ...place } = await this.command(path, body);
      this.take(place, rows);
    } catch (error) {
      if (error instanceof Problem && error.status === 409) await this.load();
      throw error;
    } finally {
      if (!connection.isLive) this.isInfoOld = true;
      this.catchUp();
    }
  }

  private async command(path: string, body: object): Promise<Played> {
    this.commands += 1;
    try {
      return await post<Played>(this.path(path), { seat: this.seat, ...body });
    } finally {
      this.commands -= 1;
    }
  }

  private path(rest = ''): string {
    return `/tables/${this.id}${rest}`;
  }

  private asked() {
    return { invite: this.invite || null, seat: this.seat };
  }

  private async refresh(): Promise<void> {
    try {
      if (this.isInfoOld) await this.fetchInfo();
      for (let tries = 0; this.isBehind && tries < TRIES; tries += 1) await this.fetchGame();
      this.error = null;
    } catch (error) {
      this.error = error;
      this.isInfoOld = true;
      this.isGameOld = true;
    }
  }

  private async fetchInfo(): Promise<void> {
    this.isInfoOld = false;
    const { greetings } = this;
    const info = await get<TableInfo>(this.path(), { invite: this.invite || null });
    this.info = reusing(this.info, info);
    this.reach(info.index, info.seats.filter((seat) => seat.is_to_move).map((seat) => seat.seat));
    if (!this.hasBegun && this.greetings !== greetings) this.isInfoOld = true;
  }

  private get lastRow(): number {
    return this.log.at(-1)?.index ?? -1;
  }

  private get isPlaceOld(): boolean {
    return this.isGameOld || this.place === null || this.place.index < this.newest || this.place.seat !== this.seat;
  }

  private get isLogOld(): boolean {
    return this.isGameOld || this.lastRow < this.newest;
  }

  private get isBehind(): boolean {
    return this.hasBegun && (this.isPlaceOld || this.isLogOld);
  }

  private async fetchGame(): Promise<void> {
    const { isPlaceOld, isLogOld } = this;
    this.isGameOld = false;
    this.take(
      ...(await Promise.all([
        isPlaceOld ? get<Place>(this.path('/position'), this.asked()) : null,
        isLogOld ? this.newRows() : [],
      ])),
    );
  }

  /** What came from the server, unless something newer came before it; the position only if it is for the seat from which I look now. */
  private take(place: Place | null, rows: LogRow[]): void {
    const next = rows.filter((row) => row.index > this.lastRow);
    if (next[0]?.index === this.lastRow + 1) this.log = [...this.log, ...next];
    if (!place || (this.place && place.index < this.place.index)) return;
    this.reach(place.index, place.actors);
    if (place.over && this.info?.ended_at === null) this.isInfoOld = true; // there is a result
    if (place.seat !== this.seat) return;
    this.ahead = place.now - Date.now();
    this.place = reusing(this.place, place);
  }

  private reach(index: number, actors: readonly number[]): void {
    if (index < this.newest) return;
    this.newest = index;
    this.actors = actors;
  }

  private async newRows(): Promise<LogRow[]> {
    const found: LogRow[] = [];
    for (;;) {
      const after = found.at(-1)?.index ?? this.lastRow;
      const rows = await get<LogRow[]>(this.path('/log'), { ...this.asked(), after, limit: PAGE });
      found.push(...rows);
      if (rows.length < PAGE) return found;
    }
  }

  async loadChat(): Promise<void> {
    this.chat = await get<ChatLine[]>(this.path('/chat'), { invite: this.invite || null }).catch(() => []);
  }

  private addLine(line: ChatLine): void {
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  private removeLine(id: string): void {
    this.chat = this.chat.map((line) => (line.id === id ? { ...line, text: null } : line));
  }

  private hear(message: LiveMessage): void {
    if (message.type === 'gap') void this.load();
    else if (message.type === 'hello') this.greet(message.tables[this.id]);
    else if (message.type === 'rematch') {
      if (message.of === this.id) this.rematch = message.with;
    } else if ('table' in message && message.table === this.id) {
      if (message.type === 'presence') this.present = new Set(message.users);
      else if (message.type === 'table') this.follow(message);
      else if ('line' in message) this.addLine(message.line);
      else this.removeLine(message.removed);
    }
  }

  /** From now on everything is heard. Who sits at a table that has not begun has no index by which to know it is old. */
  private greet(index: number | undefined): void {
    if (this.error) void this.load();
    if (index === undefined) return;
    void this.loadChat();
    this.greetings += 1;
    if (this.info && !this.hasBegun) this.isInfoOld = true;
    this.newest = Math.max(this.newest, index);
    this.catchUp();
  }

  private follow(message: TableMessage): void {
    if (message.changed.includes('table')) this.isInfoOld = true;
    this.reach(message.index, message.actors);
    this.catchUp();
  }
}
