import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../src/api/types';
import type { BoardModule } from '../src/boards/contract';
import { seatViews } from '../src/table/seats';
import type { GameTexts } from '../src/text/game-texts.svelte';

function nameOfBot(changesHands: boolean): string | undefined {
  const info = { seats: [{ seat: 0, kind: 'bot', bot: 'random', name: 'Robin', user: null, has_resigned: false }], mine: [] } as unknown as TableInfo;
  const board = { role: () => ({ reference: 'office:president', changesHands }) } as unknown as BoardModule;
  const texts = { name: () => 'president' } as unknown as GameTexts;
  return seatViews({ info, board, texts, view: {} as never, actors: [], present: new Set(), me: null })[0]?.name;
}

describe('a bot', () => {
  it('is called by what it plays', () => {
    expect(nameOfBot(false)).toBe('President');
  });

  it('keeps its name in an office that changes hands', () => {
    expect(nameOfBot(true)).toBe('Robin');
  });
});
