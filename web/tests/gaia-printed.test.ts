import { describe, expect, it } from 'vitest';
import { booster, boardGain, conversion, counted, effect, level } from '../src/boards/gaia/parts/pictograms';
import { PRINTED, TOP_LEVEL, TRACKS } from '../src/boards/gaia/printed';

describe('what is printed', () => {
  it('has six tracks with six levels', () => {
    expect(TRACKS).toHaveLength(6);
    for (const track of TRACKS) expect(PRINTED.tracks[track]).toHaveLength(TOP_LEVEL + 1);
  });
});

describe('pictures', () => {
  it('exist for every tile', () => {
    const effects = [PRINTED.tech, PRINTED.advanced, PRINTED.roundTiles].flatMap((tiles) => Object.values(tiles));
    for (const one of effects) expect(effect(one).some((part) => part.symbol)).toBe(true);
    for (const one of Object.values(PRINTED.boosters)) expect(booster(one)).toHaveLength(2);
    for (const one of Object.values(PRINTED.boardActions)) expect(boardGain(one)).not.toHaveLength(0);
    for (const one of Object.values(PRINTED.finalTiles)) expect(counted(one.per)).not.toHaveLength(0);
    for (const one of Object.values(PRINTED.freeActions)) expect(conversion(one).length).toBeGreaterThan(1);
  });

  it('tell apart when a tile works', () => {
    expect(effect({ when: 'once', per: 'mine', gain: { vp: 2 } })).toEqual([
      { text: '2', symbol: 'vp' },
      { text: '/' },
      { symbol: 'mine' },
    ]);
    expect(effect({ when: 'trigger', on: 'build_mine', gain: { vp: 3 } })).toEqual([
      { symbol: 'mine' },
      { text: '›' },
      { text: '3', symbol: 'vp' },
    ]);
    expect(effect({ when: 'pass', per: 'research_lab', gain: { vp: 3 } })[0]).toEqual({ symbol: 'i-last' });
    expect(effect({ when: 'action', gain: { ore: 3 } })[0]).toEqual({ symbol: 'i-flag' });
    expect(effect({ when: 'income', gain: { credits: 4 } })).toEqual([{ text: '+4', symbol: 'credit' }]);
  });

  it('leave the bonus for crossing to the line between the levels', () => {
    const [, , before, crossed] = PRINTED.tracks.navigation ?? [];
    expect(level(crossed ?? {}, before, PRINTED.crossing)).toEqual([{ text: '1', symbol: 'qic' }]);
  });
});
