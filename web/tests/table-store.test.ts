import { beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../src/api/client';
import { connection } from '../src/api/connection.svelte';
import type { LiveMessage } from '../src/api/live';
import type { LogRow, Option, Position, TableInfo } from '../src/api/types';
import { TableStore } from '../src/table/table-store.svelte';

const server = vi.hoisted(() => ({ listeners: [] as ((message: unknown) => void)[], get: vi.fn(), post: vi.fn() }));
vi.mock('../src/api/client', async (original) => ({ ...(await original<object>()), get: server.get, post: server.post }));
vi.mock('../src/api/live', () => ({
  live: {
    listen: (listener: (message: unknown) => void) => (server.listeners.push(listener), () => undefined),
    watch: () => () => undefined,
  },
}));

const PASS: Option = { move: 'pass', targets: [], text: 'pass', values: {} };
/** A fake server: its newest row, who must decide, and the requests that it gets. */
let index: number;
let actors: number[];
let mine: number[];
let status: string;
let asked: string[];
let slow: Promise<void> | null;
let store: TableStore;

let sealed: Set<number>;
const row = (at: number): LogRow => ({ index: at, kind: 'move', seat: 0, at, move: sealed.has(at) ? 'favour ?' : 'favour red' });
const positionFor = (seat: number | null): Position =>
  ({ index, seat, actors, move: index, view: {}, clocks: [], ask: null, over: status === 'finished', curtain: false, now: 0, decision: index }) as unknown as Position;
const info = (): TableInfo => ({ id: 't', status, index, mine, ended_at: status === 'finished' ? 1 : null, seats: [0, 1].map((seat) => ({ seat, is_to_move: actors.includes(seat) })) }) as unknown as TableInfo;
const tell = (message: LiveMessage) => server.listeners.forEach((listener) => listener(message));
const rows = (changed: ('rows' | 'table')[] = ['rows']) => tell({ type: 'table', table: 't', index, status, actors, changed });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => [store.position?.index, store.position?.seat, store.log.map((one) => one.index)];

function answer(path: string, query: { seat?: number; after?: number } = {}): unknown {
  if (path === '/tables/t') return info();
  if (path === '/tables/t/position') return positionFor(query.seat ?? null);
  if (path === '/tables/t/chat') return [];
  const after = query.after ?? -1;
  return Array.from({ length: index - after }, (_, at) => row(after + 1 + at));
}

/** Somebody moves: the server has one more row. */
function move(next: number[]): void {
  index += 1;
  actors = next;
}

async function open(): Promise<void> {
  server.listeners.length = 0;
  store = new TableStore('t', '');
  store.start();
  await settled();
  asked = [];
}

beforeEach(async () => {
  [index, actors, mine, status, asked, slow] = [3, [0], [0], 'running', [], null];
  sealed = new Set();
  connection.isLive = true;
  server.get.mockImplementation(async (path: string, query: object) => {
    const reply = answer(path, query);
    asked.push(path.replace('/tables/t', '') || '/');
    await slow;
    return reply;
  });
  server.post.mockImplementation(async (path: string, { seat }: { seat: number }) => {
    asked.push(path.replace('/tables/t', 'POST '));
    move([1]);
    rows();
    const reply = { ...positionFor(seat), rows: [row(index)] };
    await slow;
    return reply;
  });
  await open();
});

it('shows the table, the position and the log at first', () => {
  expect(shown()).toEqual([3, 0, [0, 1, 2, 3]]);
});

it('asks for nothing after its own move: the answer has it, and the message says nothing new', async () => {
  await store.play(PASS.move);
  await settled();
  expect(asked).toEqual(['POST /moves']);
  expect(shown()).toEqual([4, 0, [0, 1, 2, 3, 4]]);
});

it('asks for the position and the new rows after a move of somebody else', async () => {
  move([1]);
  rows();
  await settled();
  expect(asked).toEqual(['/position', '/log']);
  expect(server.get).toHaveBeenLastCalledWith('/tables/t/log', expect.objectContaining({ after: 3 }));
  expect(shown()).toEqual([4, 0, [0, 1, 2, 3, 4]]);
});

it('asks for what came between if others have moved since the answer was made', async () => {
  let release = () => {};
  slow = new Promise((resolve) => (release = resolve));
  const playing = store.play(PASS.move);
  await settled();
  move([0]);
  rows();
  expect(asked).toEqual(['POST /moves']);
  release();
  await playing;
  await settled();
  expect(asked).toEqual(['POST /moves', '/position', '/log']);
  expect(shown()).toEqual([5, 0, [0, 1, 2, 3, 4, 5]]);
});

it('merges a burst: one more round, however many messages come', async () => {
  let release = () => {};
  slow = new Promise((resolve) => (release = resolve));
  for (const next of [1, 1, 1, 0]) {
    move([next]);
    rows();
  }
  expect(asked).toEqual(['/position', '/log']);
  release();
  await settled();
  await settled();
  expect(asked).toEqual(['/position', '/log', '/position', '/log']);
  expect(shown()).toEqual([7, 0, [0, 1, 2, 3, 4, 5, 6, 7]]);
});

it('asks for the table only if it has changed', async () => {
  rows(['table']);
  await settled();
  expect(asked).toEqual(['/']);
  status = 'finished';
  move([]);
  rows(['rows', 'table']);
  await settled();
  expect(asked).toEqual(['/', '/', '/position', '/log']);
});

it('asks for everything after a gap, and for nothing when it only hears where the table is', async () => {
  tell({ type: 'hello', tables: { t: 3 } });
  await settled();
  expect(asked).toEqual(['/chat']);
  tell({ type: 'gap' });
  tell({ type: 'hello', tables: { t: 3 } });
  await settled();
  expect(asked.slice(1).sort()).toEqual(['/', '/chat', '/log', '/position']);
});

it('asks again who sits at a table that has not begun', async () => {
  [status, index, actors] = ['open', -1, []];
  await open();
  tell({ type: 'hello', tables: { t: -1 } });
  await settled();
  expect(asked.sort()).toEqual(['/', '/chat']);
});

it('looks from the seat that is asked next if one person has several', async () => {
  mine = [0, 1];
  await open();
  expect(shown().slice(0, 2)).toEqual([3, 0]);
  await store.play(PASS.move);
  await settled();
  expect(asked).toEqual(['POST /moves', '/position']);
  expect(shown()).toEqual([4, 1, [0, 1, 2, 3, 4]]);
});

it('asks for everything when a move is refused because something has changed', async () => {
  server.post.mockRejectedValueOnce(new Problem(409, 'decision-closed', '', {}));
  await expect(store.play(PASS.move)).rejects.toThrow();
  expect(asked).toEqual(['/', '/position', '/log']);
});

it('asks for the table after a move while nothing can be heard', async () => {
  connection.isLive = false;
  await store.play(PASS.move);
  await settled();
  expect(asked).toEqual(['POST /moves', '/']);
});

it('asks for the result when its own move has ended the game', async () => {
  status = 'finished';
  await store.play(PASS.move);
  await settled();
  expect(asked).toEqual(['POST /moves', '/']);
  expect([store.position?.over, store.info?.ended_at]).toEqual([true, 1]);
});

it('does not go back to a position that was asked for before the answer came', async () => {
  let release = () => {};
  slow = new Promise((resolve) => (release = resolve));
  const loading = store.load();
  await settled();
  const late = slow;
  slow = null;
  await store.play(PASS.move);
  release();
  await Promise.all([late, loading]);
  expect(shown()).toEqual([4, 0, [0, 1, 2, 3, 4]]);
});

it('keeps the chat: a new line comes once, and a removed one loses its text', () => {
  const line = { id: 'a', user: null, name: 'Ann', text: 'Hello', at: 1 };
  tell({ type: 'chat', table: 't', line });
  tell({ type: 'chat', table: 't', line });
  expect(store.chat).toEqual([line]);
  tell({ type: 'chat', table: 't', removed: 'a' });
  expect(store.chat).toEqual([{ ...line, text: null }]);
});

it('keeps a line that arrives while the chat is being loaded', async () => {
  let release = () => {};
  slow = new Promise((resolve) => (release = resolve));
  const loading = store.loadChat();
  const line = { id: 'a', user: null, name: 'Ann', text: 'Hello', at: 1 };
  tell({ type: 'chat', table: 't', line });
  release();
  await loading;
  expect(store.chat).toEqual([line]);
});

it('fetches a sealed move again once it may be open', async () => {
  sealed = new Set([3]);
  await open();
  expect(store.log.at(-1)?.move).toBe('favour ?');
  sealed = new Set();
  move([1]);
  rows();
  await settled();
  await settled();
  expect(store.log.map((one) => one.move)).toEqual(Array(5).fill('favour red'));
  expect(asked).toEqual(['/position', '/log', '/log']);
});

it('does not ask for sealed moves again while only sealed ones follow', async () => {
  sealed = new Set([3, 4]);
  await open();
  move([1]);
  rows();
  await settled();
  expect(asked).toEqual(['/position', '/log']);
});
