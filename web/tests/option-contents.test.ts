import { expect, it } from 'vitest';
import type { Option } from '../src/api/types';
import type { BoardModule, View } from '../src/boards/contract';
import { aboutOf, contentsOf, opensGrid, optionWords } from '../src/table/option-contents';

const BOARD = { content: (reference: string) => (reference.startsWith('tile:') ? { name: reference, picture: [] } : null) } as unknown as BoardModule;
const VIEW = {} as View;
const at = (...targets: string[]): Option => ({ move: targets.join(), targets, text: '', values: {} });
const tiles = (count: number) => Array.from({ length: count }, (_, number) => at(`tile:${number}`));

it('opens a grid if options are known by what they do and do not fit into the bar', () => {
  expect(opensGrid(tiles(5), BOARD, VIEW)).toBe(true);
  expect(opensGrid(tiles(4), BOARD, VIEW)).toBe(false);
  expect(opensGrid([...tiles(5), at('hex:1A1')], BOARD, VIEW)).toBe(false);
  expect(contentsOf([at('tile:1', 'hex:1A1')], BOARD, VIEW)).toEqual([]);
});

it('opens a grid for two options if their pictures are tall', () => {
  const tall = { content: (reference: string) => ({ name: reference, picture: [[], [], []] }) } as unknown as BoardModule;
  expect(opensGrid(tiles(2), tall, VIEW)).toBe(true);
  expect(opensGrid(tiles(1), tall, VIEW)).toBe(false);
});

it('says what a thing does with the names of what it names', () => {
  const texts = { name: (reference: string) => `<${reference}>`, amount: (reference: string) => reference, format: (message: string, values = {}) => `${message} ${JSON.stringify(values)}` };
  expect(aboutOf({ name: '', picture: [], about: 'step', values: { track: 'track:a', n: 2 } }, texts)).toBe('step {"track":"<track:a>","n":2}');
  expect(aboutOf({ name: '', picture: [] }, texts)).toBeNull();
});

it('names what lies at a place instead of the place', () => {
  const places = { content: (reference: string) => ({ name: reference.replace('place:', 'tile:'), picture: [] }) } as unknown as BoardModule;
  const texts = { name: (reference: string) => reference, amount: (reference: string) => reference, format: (message: string) => message, option: ({ move }: Option) => `take ${move}` };
  expect(optionWords(at('place:1'), places, VIEW, texts)).toBe('Tile:1');
  expect(optionWords(at('tile:1'), places, VIEW, texts)).toBe('take tile:1');
  expect(optionWords(at('tile:1', 'place:1'), places, VIEW, texts)).toBe('take tile:1,place:1');
});
