import { describe, expect, it } from 'vitest';
import { MISSION_ROWS, missionState } from '../src/boards/federation/mat/missions';
import { amounts, cost, effects } from '../src/boards/federation/parts/pictograms';
import { moonLayout, neoLayout, neoPaths, spread } from '../src/boards/federation/planets/planet-layout';
import { PRINTED } from '../src/boards/federation/printed';
import { counterSymbol, symbolOf } from '../src/boards/federation/symbols';
import type { PlayerView } from '../src/boards/federation/view';

describe('what is printed on the components of Federation', () => {
  it('fills the senate: six columns and three floors', () => {
    const places = Object.values(PRINTED.spaces).map(({ column, floor }) => `${column} ${floor}`);
    expect(new Set(places).size).toBe(18);
  });

  it('has a picture for every effect', () => {
    const all = [
      ...[PRINTED.actions, PRINTED.alterations, PRINTED.productions, PRINTED.missions, PRINTED.erudites, PRINTED.startingTiles, PRINTED.deepTiles]
        .flatMap((entries) => Object.values(entries as Record<string, { effects: never[] }>))
        .map(({ effects: list }) => list),
      ...Object.values(PRINTED.shops).flatMap(({ level_1, level_2 }) => [level_1, level_2]),
    ];
    for (const list of all) expect(effects(list).some((part) => part.symbol)).toBe(true);
  });
});

describe('pictures', () => {
  it('name amounts and costs', () => {
    expect(amounts({ lavandium: 2, golden_diamond: 1 })).toEqual([{ text: '2', symbol: 'lavandium' }, { text: '1', symbol: 'diamond' }]);
    expect(cost({ oceanium: 1 })).toEqual([{ text: '−1', symbol: 'oceanium' }]);
  });

  it('tell a choice from a sum', () => {
    const [choice, sum] = [PRINTED.erudites['1C2']?.effects ?? [], PRINTED.erudites['2C2']?.effects ?? []];
    expect(effects(sum)).toEqual([{ text: '+1', symbol: 'ship' }, { text: '+1', symbol: 'mission' }]);
    expect(effects(choice)).toEqual([{ text: '1' }, { symbol: 'ship' }, { text: '/' }, { symbol: 'mission' }]);
  });

  it('say what points are counted by', () => {
    expect(effects([{ op: 'score', points: 2, per: 'influence:neo' }])).toEqual([{ text: '2', symbol: 'prestige' }, { text: '/' }, { symbol: 'pl-neo' }]);
    for (const counter of Object.values(PRINTED.megastructureTokens)) expect(counterSymbol(counter)).toMatch(/^(pl-\w+|mission|level|die)$/);
  });

  it('stand for references', () => {
    expect(symbolOf('resource:golden_diamond')).toBe('diamond');
    expect(symbolOf('space:atal_right')).toBe('pl-atal');
    expect(symbolOf('space:outer_module')).toBe('oceanium');
    expect(symbolOf('face:alt1_vote2_degree')).toBe('alteration');
    expect(symbolOf('project:common')).toBe('funding');
    expect(symbolOf('nothing:here')).toBeNull();
  });
});

describe('places on the planets', () => {
  it('lie inside their pictures', () => {
    const room = { width: 340, height: 150 };
    for (const { x, y } of [...neoLayout(room).spots, ...moonLayout(room).spots]) {
      expect(x).toBeGreaterThan(6);
      expect(x).toBeLessThan(334);
      expect(y).toBeGreaterThan(6);
      expect(y).toBeLessThan(144);
    }
    expect(neoPaths(neoLayout(room).spots)).toHaveLength(Object.values(PRINTED.neo).flatMap(({ next }) => next).length);
  });

  it('spread pawns in rows of two', () => {
    expect(spread(['a'], 8)).toEqual([{ item: 'a', dx: 0, dy: 0 }]);
    expect(spread(['a', 'b', 'c'], 8).map(({ dx, dy }) => [dx, dy])).toEqual([[-4, 0], [4, 0], [-4, 8]]);
  });
});

describe('missions', () => {
  const player = { open: ['neo'], flown: ['atal'] } as unknown as PlayerView;

  it('stand in four rows of three', () => {
    expect(MISSION_ROWS.map(({ missions }) => missions.length)).toEqual([3, 3, 3, 3]);
  });

  it('are closed, open, flyable or flown', () => {
    expect(missionState('spy', player, false)).toBe('closed');
    expect(missionState('neo', player, false)).toBe('open');
    expect(missionState('neo', player, true)).toBe('flyable');
    expect(missionState('atal', player, false)).toBe('flown');
  });
});
