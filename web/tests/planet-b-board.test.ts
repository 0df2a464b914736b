import { describe, expect, it } from 'vitest';
import type { Fact, GameEvent } from '../src/api/types';
import { changes, moodAfter } from '../src/boards/planet_b/changes';
import { placesOf } from '../src/boards/planet_b/city/places';
import { content } from '../src/boards/planet_b/contents';
import { actionLines } from '../src/boards/planet_b/locations/action-lines';
import { cost, effects } from '../src/boards/planet_b/parts/pictograms';
import { boxName, boxWords, sentences } from '../src/boards/planet_b/parts/words';
import { printedWords } from '../src/boards/planet_b/printed-words';
import { electionKey, lastElection, tiedWith } from '../src/boards/planet_b/election/election';
import { forecastOf } from '../src/boards/planet_b/politics/forecast';
import { type Box, PRINTED } from '../src/boards/planet_b/printed';
import { symbolOf } from '../src/boards/planet_b/symbols';
import { missingIn, type PlanetBView, signed } from '../src/boards/planet_b/view';

const event = (kind: string, values: Record<string, string | number>) => ({ kind, values }) as unknown as GameEvent;
const PARTS = {
  name: (reference: string) => reference,
  amount: (reference: string, count: number) => `${count} ${reference}`,
  format: (message: string, values: Record<string, string | number> = {}) => `${message}(${Object.values(values).join(' ')})`,
};

describe('what is printed on the components of Planet B', () => {
  const boxes: Box[] = [
    ...Object.values(PRINTED.conglomerates).flatMap(({ grey, red }) => [grey, red]),
    ...Object.values(PRINTED.buildings).flatMap((building) => building.boxes),
    ...Object.values(PRINTED.news),
    ...Object.values(PRINTED.laws).flatMap(({ left, right }) => [left.president, right.president]),
  ];

  it('has a picture for every effect and every cost', () => {
    for (const box of boxes) {
      expect(effects(box.effects).some(({ symbol }) => symbol)).toBe(box.effects.length > 0);
      expect(cost(box.cost)).toHaveLength(box.cost.length);
    }
  });

  it('is said in words', () => {
    const sewing = PRINTED.buildings.a01?.boxes[1];
    expect(sewing && boxWords(sewing, PARTS)).toBe('planet_b-board-box-paid(1 resource:plastic planet_b-board-times(effect:mood 2), 7 resource:vp)');
    for (const box of boxes) expect(boxWords(box, PARTS)).not.toContain('undefined');
  });

  it('says what the others pay', () => {
    const paid = boxes.find(({ effects: all }) => all.some((effect) => effect.do === 'pay' && effect.who === 'others'));
    expect(paid && boxWords(paid, PARTS)).toContain('planet_b-board-for-others(planet_b-board-pays(');
  });

  it('has two boxes for each of the four steps of a track', () => {
    for (const track of Object.values(PRINTED.tracks)) expect(track.map((pair) => pair.length)).toEqual([2, 2, 2, 2]);
  });
});

describe('pictures', () => {
  it('tell a choice from a sum', () => {
    expect(effects([{ do: 'choose', options: [[{ do: 'billies', n: 10 }], [{ do: 'fraud', n: 1, free: false }]] }])).toEqual([
      { text: '10', symbol: 'pb-note' },
      { text: '/' },
      { text: '1', symbol: 'pb-fraud' },
    ]);
  });

  it('say whom an effect is about', () => {
    expect(effects([{ do: 'mood', n: -1, who: 'others' }])).toEqual([{ symbol: 'i-users' }, { text: '−1', symbol: 'pb-moodbad' }]);
  });

  it('stand for references', () => {
    expect(symbolOf('resource:microchips')).toBe('pb-chips');
    expect(symbolOf('track:futurists')).toBe('pb-fut');
    expect(symbolOf('colour:blue')).toBe('pb-lawb');
    expect(symbolOf('nothing:here')).toBeNull();
  });

  it('show what a deal or a card does', () => {
    const view = { locations: { left: { tile: 'b1', side: 'red' } }, deciding: [] } as unknown as PlanetBView;
    expect(content('location:left', view, 'deal left')?.picture[0]?.[0]).toEqual({ text: '−1', symbol: 'pb-moodbad' });
    expect(content('building:a01', view, 'keep a01')?.picture[0]).toEqual([{ text: '8', symbol: 'pb-note' }, { text: '4', symbol: 'pb-vp' }]);
    expect(content('building:a01', view, 'build A a01')).toBeNull();
    expect(content('zone:1', view, 'place craftie a01 1')).toBeNull();
  });
});

describe('what is printed on a thing', () => {
  const view = { locations: { left: { tile: 'b1', side: 'red' } } } as unknown as PlanetBView;

  it('is told box by box, side by side and step by step', () => {
    expect(printedWords('building:a01+zone:1', view, PARTS)[1]).toContain('7 resource:vp');
    expect(printedWords('location:left', view, PARTS).map((line) => line.split(':')[1])).toEqual(['grey', 'red']);
    expect(printedWords('track:futurists', view, PARTS)).toHaveLength(4);
    expect(printedWords('resource:vp', view, PARTS)).toEqual([]);
  });
});

describe('a conglomerate', () => {
  const box = PRINTED.conglomerates.b1?.grey ?? { cost: [], effects: [] };

  it('shows what is done and what is left of a deal', () => {
    const open = { seat: 0, box: 'b1_grey', effects: [{ kind: 'workie_action', n: 4, left: 1 }], working: 0 };
    expect(actionLines(box, open, true).map(({ kind, isDone, isOpen }) => [kind, isDone, isOpen])).toEqual([
      ['production', true, false],
      ['build', true, false],
      ['workie_action', false, true],
    ]);
  });

  it('shows how many steps are left of a workie action that has begun', () => {
    const open = { seat: 0, box: 'b1_grey', effects: [], working: 3 };
    expect(actionLines(box, open, true).map(({ kind, isDone, running }) => [kind, isDone, running])).toEqual([
      ['production', true, 0],
      ['build', true, 0],
      ['workie_action', false, 3],
    ]);
  });

  it('has nothing to be done without a deal', () => {
    expect(actionLines(box, undefined, false).some(({ isDone, isOpen }) => isDone || isOpen)).toBe(false);
  });
});

describe('a work zone', () => {
  const zone = { crafties: 1, brainies: 0, craftie_places: 2, brainie_places: 1 };

  it('has its places, those of crafties first', () => {
    expect(placesOf(zone)).toEqual([
      { kind: 'craftie', isTaken: true, isNext: false },
      { kind: 'craftie', isTaken: false, isNext: true },
      { kind: 'brainie', isTaken: false, isNext: true },
    ]);
    expect(placesOf(zone, true).map(({ isNext }) => isNext)).toEqual([true, false, false]);
    expect(missingIn(zone)).toBe(2);
  });
});

describe('what events change', () => {
  it('is summed up for a seat', () => {
    const events = [event('sold', { seat: 0, resource: 'resource:water', amount: 2, billies: 6 }), event('paid', { seat: 0, resource: 'resource:billies', amount: 4 }), event('scored', { seat: 1, points: 3, source: 'points:box' })];
    expect(changes(events, 0)).toEqual([{ of: 'resource:water', amount: -2 }, { of: 'resource:billies', amount: 2 }]);
  });

  it('includes where the mood ends', () => {
    expect(moodAfter([event('mood-moved', { seat: 0, mood: 1 }), event('mood-moved', { seat: 0, mood: 2 })], 0)).toBe(2);
    expect(moodAfter([], 0)).toBeNull();
  });
});

describe('an election', () => {
  const vote = (seat: number, voter: string) => event('drew-vote', { seat, voter });
  const first = [event('election', { seat: 0 }), event('took-office', { seat: 1, office: 'office:president' }), event('took-office', { seat: 0, office: 'office:vice_president' }), event('marker-moved', { space: 0 })];
  const second = [
    event('election', { seat: 1 }),
    event('brought-home', { seat: 0, workie: 'workie:craftie', amount: 2, building: 'building:hq' }),
    event('stuffed', { seat: 0, laid: 1, counted: 0 }),
    vote(1, 'seat:p1'),
    vote(1, 'seat:p2'),
    event('puppet-drew', { voter: 'seat:p1' }),
    vote(1, 'seat:p2'),
    event('counted', { seat: 1, votes: 2 }),
    event('counted', { seat: 0, votes: 2 }),
    event('took-office', { seat: 0, office: 'office:president' }),
    event('scored', { seat: 0, points: 25, source: 'points:election' }),
    event('sent-home', { owner: 'seat:p1', office: 'office:president', amount: 1 }),
  ];

  it('is told from the last time that it was caused', () => {
    expect(lastElection([])).toBeNull();
    const election = lastElection([...first, vote(0, 'seat:p1'), ...second]);
    expect([election?.number, election?.seat, election?.home.get(0)]).toEqual([2, 1, 2]);
    const [president] = election?.candidates ?? [];
    expect(president).toMatchObject({ voter: 'seat:p1', stuffed: 1, draws: [], before: 'office:vice_president', points: 25, sentHome: [{ owner: 'seat:p1', amount: 1 }] });
  });

  it('groups the votes by draw, and has a key once the offices are handed out', () => {
    const all = [...second, event('took-office', { seat: 1, office: 'office:vice_president' })];
    const election = lastElection(all);
    const rival = election?.candidates[1];
    expect(rival?.draws).toEqual([['seat:p1', 'seat:p2'], ['seat:p2']]);
    expect(election && rival && tiedWith(election, rival).map(({ voter }) => voter)).toEqual(['seat:p1']);
    expect([electionKey(second.slice(0, 4)), electionKey(second), electionKey([...first, ...second])]).toEqual([null, '1', '2']);
  });

  it('is forecast by the facts of the bag', () => {
    const facts: Fact[] = [
      { name: 'described', values: { thing: 'place:bag' }, needs: [], have: {} },
      { name: 'chances-of-three', values: { voter: 'seat:p1', now: 3, votes: 5, hand: 4, stuffed: 1, president: 60, vice_president: 30, lama: 10 }, needs: [], have: {} },
    ];
    expect(forecastOf(facts, ['president', 'vice_president', 'lama'])).toEqual([{ votes: 5, hand: 4, stuffed: 1, offices: [60, 30, 10] }]);
  });
});

describe('words', () => {
  it('leave out the building in front of the name of its box', () => {
    const names: Record<string, string> = { 'box:a01_2': 'Sewing Factory: Fair Collars', 'building:a01': 'Sewing Factory' };
    expect(boxName('a01', 2, { ...PARTS, name: (reference) => names[reference] ?? '' })).toBe('Fair Collars');
  });

  it('are sentences and signed numbers', () => {
    expect(sentences('One', false, 'Two.')).toBe('One. Two.');
    expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '0', '−3']);
  });
});
