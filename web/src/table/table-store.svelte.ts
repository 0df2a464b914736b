import { get, Problem, post, put } from '../api/client';
import { connection } from '../api/connection.svelte';
import { live, type LiveMessage, type TableMessage } from '../api/live';
import { Refresher } from '../api/refresher';
import type { Forecast, View } from '../boards/contract';
import type { ChatLine, ComposedMove, Fact, FollowUp, ForecastReply, LogRow, Position, PositionAt, Played, Preview, Reason, TableInfo } from '../api/types';
import type { Reference } from './targets';
import { HIDDEN } from './log-lines';
import { reuseUnchanged } from './structural-sharing';

const PAGE = 500;
const MAX_SEALED = 12; // how long after a hidden move it may be opened
const MAX_TRIES = 3; // another server process may learn of a new row a moment later

/** What is played together with a move. */
export interface MoveExtras {
  then?: readonly string[];
  endsTurn?: boolean;
}

function isHidden({ move }: LogRow): boolean {
  return move?.split(' ').includes(HIDDEN) ?? false;
}

/** The current state of one table. It is kept up to date; only what is out of date is fetched. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogRow[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<ReadonlySet<string>>(new Set());
  error = $state.raw<unknown>(null);
  rematch = $state<string | null>(null);
  /** Server time minus this machine's time. */
  clockOffset = $state(0);
  private readonly refresher = new Refresher(() => this.refresh());
  private isInfoOld = true;
  private isGameOld = true;
  /** The newest row that the server has, and the seats that must decide after it. */
  private newest = -1;
  private actors = $state.raw<readonly number[]>([]);
  private commands = 0;
  private hellos = 0;

  constructor(
    readonly id: string,
    private readonly invite: string,
  ) {}

  get hasBegun(): boolean {
    return this.info !== null && this.info.status !== 'open';
  }

  /** Follow the table until the returned function is called. The chat is loaded when the socket says hello. */
  start(): () => void {
    void this.load();
    const unlisten = live.listen((message) => this.onMessage(message));
    const unwatch = live.watch(this.id, this.invite);
    return () => {
      unlisten();
      unwatch();
    };
  }

  /** Fetch everything again. */
  load(): Promise<void> {
    this.isInfoOld = true;
    this.isGameOld = true;
    return this.refresher.request();
  }

  /** Fetch what is out of date. A command that is under way will bring most of it, so nothing is fetched until its answer is here. */
  private catchUp(): void {
    if (this.commands === 0) void this.refresher.request();
  }

  /** What a move would do; nothing if its decision is closed by now. */
  preview(move: string, decision: number | null): Promise<Preview> {
    return get<Preview>(this.path('/preview'), { ...this.viewQuery(), move, decision });
  }

  /** What this seat must decide right after a move; nothing if its decision is closed by now. */
  followUp(move: string, decision: number | null): Promise<FollowUp> {
    return get<FollowUp>(this.path('/follow-up'), { ...this.viewQuery(), move, decision });
  }

  /** What this seat saw after the first moves of the line that stands. */
  async viewAfter(move: number): Promise<View> {
    return (await get<PositionAt>(this.path(`/positions/${move}`), this.viewQuery())).view;
  }

  why(target: Reference): Promise<Reason[]> {
    return get<Reason[]>(this.path('/why'), { ...this.viewQuery(), target });
  }

  async whyMove(move: string): Promise<Reason | null> {
    const [reason] = await get<Reason[]>(this.path('/why'), { ...this.viewQuery(), move });
    return reason ?? null;
  }

  /** What is true of a thing on the board, or on the mat of its owner. */
  facts(reference: Reference, owner: number | null): Promise<Fact[]> {
    return get<Fact[]>(this.path('/facts'), { ...this.viewQuery(), reference, owner });
  }

  /** What the own seat may expect of an uncertain decision, now or after a move. */
  async forecast(move?: string): Promise<Forecast | null> {
    return (await get<ForecastReply>(this.path('/forecast'), { ...this.viewQuery(), move: move ?? null })).forecast;
  }

  /** Whole moves of several decisions, the best first. */
  composedMoves(): Promise<ComposedMove[]> {
    return get<ComposedMove[]>(this.path('/composed-moves'), this.viewQuery());
  }

  /** Play a move, further ones after it, and the end of the turn if it is offered then: one command. */
  async play(move: string, { then = [], endsTurn = false }: MoveExtras = {}): Promise<void> {
    const decision = this.position?.decision;
    if (decision === null || decision === undefined) return;
    await this.sendCommand('/moves', { decision, move, ...(then.length > 0 && { then }), ...(endsTurn && { ends_turn: true }) });
  }

  undo(): Promise<void> {
    return this.sendCommand('/undo', { to: this.position?.undo?.to ?? null });
  }

  redo(): Promise<void> {
    return this.sendCommand('/redo');
  }

  answer(ask: number, agrees: boolean): Promise<void> {
    return this.sendCommand('/answers', { ask, agrees });
  }

  propose(what: 'abandon' | 'bot', about: number | null = null): Promise<void> {
    return this.sendCommand('/proposals', { what, about });
  }

  resign(): Promise<void> {
    return this.sendCommand('/resign');
  }

  /** End the game after everybody else has resigned. */
  end(): Promise<void> {
    return this.sendCommand('/end');
  }

  async saveAutoReplies(preferences: Record<string, string | number | boolean>): Promise<void> {
    this.info = await put<TableInfo>(this.path('/auto-replies'), { seat: this.seat, auto_replies: preferences });
  }

  async say(text: string): Promise<void> {
    const line = await post<ChatLine>(this.path('/chat'), { text });
    this.addLine(line);
  }

  /** Commands before the game: join, fill a seat, start. */
  async setUp(path: string, body: object = {}): Promise<void> {
    this.info = await post<TableInfo>(this.path(path), body);
    await this.load();
  }

  async playAgain(): Promise<TableInfo> {
    return post<TableInfo>(this.path('/rematch'));
  }

  recordLink(): string {
    return `/api${this.path('/record')}`;
  }

  /** The seat whose view is shown: of my seats the one that is to move, otherwise my first. */
  get seat(): number | null {
    const mine = this.info?.mine ?? [];
    return mine.find((seat) => this.actors.includes(seat)) ?? mine[0] ?? null;
  }

  private async sendCommand(path: string, body: object = {}): Promise<void> {
    try {
      const { rows, ...position } = await this.postCommand(path, body);
      this.apply(position, rows);
    } catch (error) {
      if (error instanceof Problem && error.status === 409) await this.load();
      throw error;
    } finally {
      if (!connection.isLive) this.isInfoOld = true;
      this.catchUp();
    }
  }

  private async postCommand(path: string, body: object): Promise<Played> {
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

  private viewQuery() {
    return { invite: this.invite || null, seat: this.seat };
  }

  private async refresh(): Promise<void> {
    try {
      if (this.isInfoOld) await this.fetchInfo();
      for (let tries = 0; this.isBehind && tries < MAX_TRIES; tries += 1) await this.fetchGame();
      this.error = null;
    } catch (error) {
      this.error = error;
      this.isInfoOld = true;
      this.isGameOld = true;
    }
  }

  private async fetchInfo(): Promise<void> {
    this.isInfoOld = false;
    const { hellos } = this;
    const info = await get<TableInfo>(this.path(), { invite: this.invite || null });
    this.info = reuseUnchanged(this.info, info);
    this.advanceTo(info.index, info.seats.filter((seat) => seat.is_to_move).map((seat) => seat.seat));
    if (!this.hasBegun && this.hellos !== hellos) this.isInfoOld = true;
  }

  private get lastRow(): number {
    return this.log.at(-1)?.index ?? -1;
  }

  private get isPositionOld(): boolean {
    return this.isGameOld || this.position === null || this.position.index < this.newest || this.position.seat !== this.seat;
  }

  private get isLogOld(): boolean {
    return this.isGameOld || this.lastRow < this.newest;
  }

  private get isBehind(): boolean {
    return this.hasBegun && (this.isPositionOld || this.isLogOld);
  }

  private async fetchGame(): Promise<void> {
    const { isPositionOld, isLogOld } = this;
    this.isGameOld = false;
    this.apply(
      ...(await Promise.all([
        isPositionOld ? get<Position>(this.path('/position'), this.viewQuery()) : null,
        isLogOld ? this.fetchNewRows() : [],
      ])),
    );
  }

  /** Take over rows and position from the server, unless newer ones are here. The position must be for the seat that is shown now. */
  private apply(position: Position | null, rows: LogRow[]): void {
    const next = rows.filter((row) => row.index > this.lastRow);
    if (next[0]?.index === this.lastRow + 1) this.addRows(next);
    if (!position || (this.position && position.index < this.position.index)) return;
    this.advanceTo(position.index, position.actors);
    if (position.over && this.info?.ended_at === null) this.isInfoOld = true; // there is a result
    if (position.seat !== this.seat) return;
    this.clockOffset = position.now - Date.now();
    this.position = reuseUnchanged(this.position, position);
  }

  /** New rows may open moves that were sealed before; these are fetched again. */
  private addRows(rows: LogRow[]): void {
    const sealed = this.log.find((row) => row.index > this.lastRow - MAX_SEALED && isHidden(row));
    this.log = [...this.log, ...rows];
    if (sealed && rows.some((row) => row.kind === 'move' && !isHidden(row))) void this.fetchAgain(sealed.index).catch(() => undefined);
  }

  private async fetchAgain(first: number): Promise<void> {
    const rows = await get<LogRow[]>(this.path('/log'), { ...this.viewQuery(), after: first - 1, limit: PAGE });
    const fresh = new Map(rows.map((row) => [row.index, row]));
    this.log = this.log.map((row) => fresh.get(row.index) ?? row);
  }

  private advanceTo(index: number, actors: readonly number[]): void {
    if (index < this.newest) return;
    this.newest = index;
    this.actors = actors;
  }

  private async fetchNewRows(): Promise<LogRow[]> {
    const newRows: LogRow[] = [];
    for (;;) {
      const after = newRows.at(-1)?.index ?? this.lastRow;
      const rows = await get<LogRow[]>(this.path('/log'), { ...this.viewQuery(), after, limit: PAGE });
      newRows.push(...rows);
      if (rows.length < PAGE) return newRows;
    }
  }

  async loadChat(): Promise<void> {
    const before = this.chat;
    const loaded = await get<ChatLine[]>(this.path('/chat'), { invite: this.invite || null }).catch(() => before);
    const arrived = this.chat.filter((line) => !before.includes(line) && loaded.every(({ id }) => id !== line.id));
    this.chat = [...loaded, ...arrived];
  }

  private addLine(line: ChatLine): void {
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  private removeLine(id: string): void {
    this.chat = this.chat.map((line) => (line.id === id ? { ...line, text: null } : line));
  }

  private onMessage(message: LiveMessage): void {
    if (message.type === 'gap') void this.load();
    else if (message.type === 'hello') this.onHello(message.tables[this.id]);
    else if (message.type === 'rematch') {
      if (message.of === this.id) this.rematch = message.with;
    } else if ('table' in message && message.table === this.id) {
      if (message.type === 'presence') this.present = new Set(message.users);
      else if (message.type === 'table') this.onTableMessage(message);
      else if ('line' in message) this.addLine(message.line);
      else this.removeLine(message.removed);
    }
  }

  /** The socket is connected. Before the game begins there is no row index, so the table's info is fetched again. */
  private onHello(index: number | undefined): void {
    if (this.error) void this.load();
    if (index === undefined) return;
    void this.loadChat();
    this.hellos += 1;
    if (this.info && !this.hasBegun) this.isInfoOld = true;
    this.newest = Math.max(this.newest, index);
    this.catchUp();
  }

  private onTableMessage(message: TableMessage): void {
    if (message.changed.includes('table')) this.isInfoOld = true;
    this.advanceTo(message.index, message.actors);
    this.catchUp();
  }
}
