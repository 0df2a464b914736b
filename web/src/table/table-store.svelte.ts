import { get, Problem, post, put } from '../api/client';
import { live, type LiveMessage } from '../api/live';
import type { ChatLine, LogRow, Option, Place, Played, Preview, Reason, TableInfo } from '../api/types';
import type { Reference } from './legal';
import { reusing } from './sharing';

const PAGE = 500;

/** One table as it stands, kept up to date. */
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
  private isLoading = false;
  private newest = -1;
  private heard = -1;
  private isOutdated = false;

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

  async load(): Promise<void> {
    if (this.isLoading) {
      this.isOutdated = true;
      return;
    }
    this.isLoading = true;
    this.isOutdated = false;
    try {
      await this.fetchAll();
      this.error = null;
    } catch (error) {
      this.error = error;
    } finally {
      this.isLoading = false;
    }
    const isBehind = this.error === null && this.newest < this.heard;
    this.heard = -1;
    if (this.isOutdated || isBehind) await this.load();
  }

  /** The table is known to have come this far; what is being loaded already may have it. */
  private async catchUp(index: number): Promise<void> {
    if (this.isLoading) this.heard = Math.max(this.heard, index);
    else if (index !== this.newest) await this.load();
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
    this.info = await put<TableInfo>(this.path('/preferences'), { seat: this.seat, preferences });
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
    const toMove = this.info?.seats.find((seat) => seat.is_to_move && mine.includes(seat.seat));
    return toMove?.seat ?? mine[0] ?? null;
  }

  private async change(path: string, body: object = {}): Promise<void> {
    let done: Played;
    try {
      done = await post<Played>(this.path(path), { seat: this.seat, ...body });
    } catch (error) {
      if (error instanceof Problem && error.status === 409) await this.load();
      throw error;
    }
    await this.catchUp(done.index);
  }

  private path(rest = ''): string {
    return `/tables/${this.id}${rest}`;
  }

  private asked() {
    return { invite: this.invite || null, seat: this.seat };
  }

  private async fetchAll(): Promise<void> {
    const invite = this.invite || null;
    const info = await get<TableInfo>(this.path(), { invite });
    this.info = reusing(this.info, info);
    this.newest = info.index;
    if (!this.hasBegun) return;
    const [place, rows] = await Promise.all([get<Place>(this.path('/position'), this.asked()), this.newRows()]);
    this.ahead = place.now - Date.now();
    this.newest = place.index;
    if (rows.length > 0) this.log = [...this.log, ...rows];
    this.place = reusing(this.place, place);
  }

  private async newRows(): Promise<LogRow[]> {
    const found: LogRow[] = [];
    for (;;) {
      const after = found.at(-1)?.index ?? this.log.at(-1)?.index ?? -1;
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

  private hear(message: LiveMessage): void {
    if (message.type === 'hello') {
      const index = message.tables[this.id];
      if (index !== undefined) void this.loadChat();
      if (this.error) void this.load();
      else if (index !== undefined) void this.catchUp(index);
    } else if (message.type === 'rematch') {
      if (message.of === this.id) this.rematch = message.with;
    } else if ('table' in message && message.table === this.id) {
      if (message.type === 'chat') this.addLine(message.line);
      if (message.type === 'presence') this.present = new Set(message.users);
      if (message.type === 'table') void (message.seats || message.status !== this.info?.status ? this.load() : this.catchUp(message.index));
    }
  }
}
