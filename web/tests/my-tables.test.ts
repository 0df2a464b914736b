import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveMessage } from '../src/api/live';
import type { TableInfo } from '../src/api/types';
import { myTables } from '../src/shell/my-tables.svelte';
import { toasts } from '../src/shell/toasts.svelte';

const server = vi.hoisted(() => ({ listeners: [] as ((message: unknown) => void)[], get: vi.fn() }));
vi.mock('../src/api/client', async (original) => ({ ...(await original<object>()), get: server.get }));
vi.mock('../src/shell/session.svelte', () => ({ session: { me: { id: 'me' } } }));
vi.mock('../src/api/live', () => ({ live: { listen: (listener: (message: unknown) => void) => server.listeners.push(listener) } }));

/** A table at which I have the first seat of two. */
const table = (id: string, index: number, toMove: number): TableInfo =>
  ({ id, game: 'gaia', status: 'running', index, mine: [0], seats: [0, 1].map((seat) => ({ seat, is_to_move: seat === toMove })) }) as unknown as TableInfo;
const tell = (message: LiveMessage) => server.listeners.forEach((listener) => listener(message));
const rows = (id: string, index: number, actor: number, changed: ('rows' | 'table')[] = ['rows']) =>
  tell({ type: 'table', table: id, index, status: 'running', actors: [actor], changed });
const listed = () => myTables.list.map((one) => `${one.id}${one.seats.findIndex((seat) => seat.is_to_move)}`);

beforeEach(async () => {
  server.get.mockResolvedValue([table('a', 5, 0), table('b', 7, 1), table('c', 9, 1)]);
  await myTables.load();
  server.get.mockClear();
  toasts.length = 0;
});

it('knows from the message whose turn it is, and asks for nothing', () => {
  expect(listed()).toEqual(['a0', 'b1', 'c1']);
  rows('c', 10, 0);
  expect(listed()).toEqual(['c0', 'a0', 'b1']);
  expect([myTables.turnCount, toasts.length]).toEqual([2, 1]);
  rows('a', 6, 1);
  expect(listed()).toEqual(['c0', 'a1', 'b1']);
  rows('b', 6, 0);
  rows('d', 6, 0);
  expect(listed()).toEqual(['c0', 'a1', 'b1']);
  expect(server.get).not.toHaveBeenCalled();
});

it('asks for the list if a table itself has changed, or while it is being asked for', async () => {
  rows('c', 10, 0, ['rows', 'table']);
  rows('a', 6, 1);
  expect(server.get).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(server.get).toHaveBeenCalledTimes(2));
});

it('asks for the list when the connection is there again', () => {
  tell({ type: 'hello', tables: {} });
  expect(server.get).toHaveBeenCalledTimes(1);
});
