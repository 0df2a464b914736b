import { describe, expect, it } from 'vitest';
import type { GameEvent, Option } from '../src/api/types';
import { optionLabel } from '../src/boards/chaos_order/choices';
import { actionCourse } from '../src/boards/chaos_order/course';
import { marchTo, tagOf } from '../src/boards/chaos_order/map/march-tags';
import { revealsIn } from '../src/boards/chaos_order/battle/reveal';
import { ToldViews } from '../src/boards/chaos_order/battle/told-views.svelte';
import { withWounds } from '../src/boards/chaos_order/battle/told-view';
import type { ChaosOrderView } from '../src/boards/chaos_order/view';
import type { SeatView } from '../src/boards/contract';
import type { GameTexts } from '../src/text/game-texts.svelte';

const event = (kind: string, values: object) => ({ kind, values }) as unknown as GameEvent;
const texts = {
  format: (id: string, values: object = {}) => [id.replace('chaos_order-', ''), ...Object.values(values)].join(' '),
  name: (reference: string) => reference,
  amount: (reference: string, amount: number) => `${amount} ${reference}`,
  verb: (verb: string) => verb,
} as unknown as GameTexts;
const SEATS = [{ name: 'Ann' }, { name: 'Ben' }] as SeatView[];
const PRICE = { space: 'move_first', owner: 1, tile: '5', to_owner: 2, to_left: 0, to_right: 0, to_supply: 3, order: [1, 0] };

function viewAt(part: string, points = 0): ChaosOrderView {
  return { phase: 'move', turn: 0, points, actors: [0], players: [{ columns: { move: 2 } }], prices: { move: PRICE }, action: { part, column: 3, is_auxiliary_free: false } } as unknown as ChaosOrderView;
}

function told(view: ChaosOrderView, history: GameEvent[] = []) {
  const course = actionCourse(view, 0, history, SEATS, texts);
  return { times: course?.parts.map(({ time }) => time), pictures: course?.parts.map(({ picture }) => picture.map(({ text }) => text).join(' ')), leaving: course?.leaving };
}

describe('the parts of an action', () => {
  it('begin with the price and who gets it', () => {
    const { times, pictures, leaving } = told(viewAt('price'));
    expect(times).toEqual(['now', 'later', 'later']);
    expect(pictures?.[0]).toBe('2 Ben + 3 board-to-supply');
    expect(leaving).toEqual({ verb: 'pass', words: 'course-leaving price 0' });
  });

  it('tell the points that are left, and that leaving loses them', () => {
    const { times, pictures, leaving } = told(viewAt('main', 2), [event('acted', { seat: 0 }), event('paid-faction', { seat: 0 })]);
    expect(times).toEqual(['done', 'now', 'later']);
    expect(pictures?.[0]).toContain('2 Ben');
    expect(pictures?.[1]).toBe('board-points 2');
    expect(leaving).toEqual({ verb: 'end', words: 'course-leaving main 2' });
  });

  it('say that nothing was paid where a card replaced the price', () => {
    expect(told(viewAt('main', 2), [event('acted', { seat: 0 }), event('played', { seat: 0 })]).pictures?.[0]).toBe('course-free');
  });

  it('come to what may follow, of which leaving costs nothing', () => {
    const { times, leaving } = told(viewAt('auxiliary'));
    expect(times).toEqual(['done', 'done', 'now']);
    expect(leaving).toBeNull();
  });

  it('are told only to the one whose turn it is', () => {
    expect(actionCourse(viewAt('main'), 1, [], SEATS, texts)).toBeNull();
    expect(actionCourse({ ...viewAt('main'), action: null }, 0, [], SEATS, texts)).toBeNull();
  });

  it('are given up with a warning as long as points are left', () => {
    const end = { move: 'end', targets: [], values: {} } as unknown as Option;
    expect(optionLabel(end, viewAt('main', 2), texts)).toBe('board-end 2');
    expect(optionLabel(end, { ...viewAt('main', 0), choices: [] }, texts)).toBeNull();
  });
});

describe('a march on the map', () => {
  const march = (origin: string, target: string, more: object = {}) => ({ origin, target, rival: null, strengths: [], is_new: false, ...more });
  const marches = [march('r3c4', 'r3c3', { rival: 1, strengths: [8, 9] }), march('r3c4', 'r4c4', { is_new: true }), march('base', 'r3c3')];
  const view = { marches } as unknown as ChaosOrderView;

  it('is told once it is known from where', () => {
    expect(marchTo('r3c3', view, [])).toBeNull();
    expect(marchTo('r3c3', view, ['region:r3c4'])).toBe(marches[0]);
    expect(marchTo('r3c3', view, ['region:base', 'region:r3c3'])).toBe(marches[2]);
    expect(marchTo('r3c3', { marches: marches.slice(0, 2) } as unknown as ChaosOrderView, [])).toBe(marches[0]);
  });

  it('brings a battle, a region, or nothing new', () => {
    expect(marches.map((one) => tagOf(one, texts).text)).toEqual(['8 : 9', '+1', 'board-own']);
  });
});

describe('a battle that is told', () => {
  const history = [
    event('battle', { seat: 0, opponent: 'seat:p2', region: 'region:r5c4' }),
    event('strength', { seat: 0, strength: 12 }),
    event('won-battle', { seat: 0, region: 'region:r5c4', why: 'victory:strength' }),
    event('attacked', { seat: 1, attack: 6, defence: 2, wounds: 3 }),
    event('wounded', { seat: 0, region: 'region:r5c4', fighters: 3 }),
    event('lost-region', { seat: 1, region: 'region:r5c4' }),
  ];
  const forces = [{ seat: 0, fighters: 4 }, { seat: 1, fighters: 7 }];
  const before = { regions: { r5c4: { forces } }, players: [{ areas: [6, 3], on_map: 10 }, { areas: [4, 3], on_map: 12 }] } as unknown as ChaosOrderView;
  const [reveal] = revealsIn(history, false);
  if (!reveal) throw new Error('no battle');

  it('knows when it was decided and which event was its last', () => {
    expect([reveal.decided?.kind, reveal.last?.kind]).toEqual(['won-battle', 'lost-region']);
  });

  it('leaves the wounded out after the wounds', () => {
    const after = withWounds(before, reveal);
    expect(after.regions.r5c4?.forces.map(({ fighters }) => fighters)).toEqual([1, 7]);
    expect(after.players[0]).toMatchObject({ areas: [9, 3], on_map: 7 });
    expect(after.players[1]).toBe(before.players[1]);
  });

  it('shows the forces, then the wounds, then the present, or what came of an older battle', async () => {
    const asked: string[] = [];
    let [step, isNewest] = [1, true];
    const moments = { told: () => ({ reveal, step, isNewest }), present: () => before, viewAround: (_: GameEvent, when: string) => (asked.push(when), Promise.resolve(before)) };
    const told = new ToldViews(moments);
    expect(told.past).toBeNull();
    await told.load();
    expect(asked).toEqual(['before']);
    expect(new ToldViews({ ...moments, told: () => null }).past).toBeNull();
    [step, isNewest] = [3, false];
    await told.load();
    expect(asked).toEqual(['before', 'after']);
  });
});
