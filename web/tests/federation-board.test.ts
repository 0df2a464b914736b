import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Option } from '../src/api/types';
import { changes } from '../src/boards/federation/changes';
import { content } from '../src/boards/federation/contents';
import { layoutFor } from '../src/boards/federation/board-layout';
import { hyphenatedName, ranked, sentences, countsBySeat } from '../src/boards/federation/parts/words';
import { moonLayout, neoLayout } from '../src/boards/federation/planets/planet-layout';
import { moonToShow } from '../src/boards/federation/planets/moon-to-show';
import { planetOfChoice, planetsWithOptions } from '../src/boards/federation/planets/open-planet';
import { PRINTED } from '../src/boards/federation/printed';
import { previewedPlacement, stepsOfProject, votesInWing, votesOnFloor } from '../src/boards/federation/senate/placement-preview';
import { stepInSenate } from '../src/boards/federation/senate/arrow-steps';
import { orderFrom } from '../src/boards/federation/strip/turn-order';
import { projectedTotals, type FederationView } from '../src/boards/federation/view';
import type { SeatView } from '../src/boards/contract';
import { symbolOf } from '../src/boards/federation/symbols';
import { Bundle } from '../src/text/bundle';
import type { GameTexts } from '../src/text/game-texts.svelte';

const BOARD = join(import.meta.dirname, '../src/boards/federation');
const LANGUAGES = readdirSync(join(BOARD, 'text')).map((name) => name.slice(0, -4));

function placed(face: string, space: string, side: 'voting' | 'funding', votes: number, sums = [0, 0, 0]): GameEvent {
  const [floor_votes = 0, wing_votes = 0, project_steps = 0] = sums;
  const values = { seat: 1, ambassador: 'ambassador:3', face: `face:${face}`, space: `space:${space}`, side, votes, floor_votes, wing_votes, project_steps };
  return { kind: 'placed', values };
}

describe('an ambassador that would be placed', () => {
  it('brings the sums of its floor, wing and column from the server', () => {
    const placement = previewedPlacement([placed('voting', 'atal_right', 'voting', 3, [5, 11, 2])]);
    expect([1, 2, 3].map((floor) => votesOnFloor(placement, floor))).toEqual([null, null, { seat: 1, votes: 5 }]);
    expect([votesInWing(placement, 0), votesInWing(placement, 1)]).toEqual([null, 11]);
    expect([3, 4].map((column) => stepsOfProject(placement, column))).toEqual([null, 2]);
  });

  it('shows the token that covers it', () => {
    const placement = previewedPlacement([placed('alt4_vote6_oceanium', 'neo_left', 'voting', 6)]);
    expect(placement?.token).toMatchObject({ side: 'voting', votes: 6 });
  });

  it('has no floor, wing or column in the Outer Module', () => {
    const placement = previewedPlacement([placed('voting', 'outer_module', 'voting', 3)]);
    expect([1, 2, 3].map((floor) => votesOnFloor(placement, floor))).toEqual([null, null, null]);
    expect([0, 1].map((wing) => votesInWing(placement, wing))).toEqual([null, null]);
    expect(stepsOfProject(placement, 0)).toBeNull();
    expect(previewedPlacement([])).toBeNull();
  });
});

describe('arrows in the senate', () => {
  it('undo each other on every space', () => {
    for (const name of Object.keys(PRINTED.spaces)) {
      const right = stepInSenate(`space:${name}`, 'right');
      if (right?.startsWith('space:')) expect(stepInSenate(right, 'left')).toBe(`space:${name}`);
      const down = stepInSenate(`space:${name}`, 'down');
      if (down) expect(stepInSenate(down, 'up')).toBe(`space:${name}`);
    }
  });

  it('reach the laws and the projects', () => {
    expect(stepInSenate('space:arratuin_left', 'left')).toBe('wing:left');
    expect(stepInSenate('wing:left', 'right')).toBe('space:arratuin_left');
    expect(stepInSenate('space:presidents_office', 'up')).toBe('project:arratuin');
    expect(stepInSenate('project:arratuin', 'down')).toBe('space:presidents_office');
    expect(stepInSenate('face:voting', 'up')).toBeNull();
  });
});

describe('what is counted', () => {
  it('sums up changes of one seat', () => {
    const events = [
      { kind: 'gained', values: { seat: 0, resource: 'resource:oceanium', amount: 2 } },
      { kind: 'paid', values: { seat: 0, resource: 'resource:oceanium', amount: 1 } },
      { kind: 'scored', values: { seat: 0, points: 4, source: 'points:laws' } },
      { kind: 'scored', values: { seat: 1, points: 9, source: 'points:laws' } },
    ] as GameEvent[];
    expect(changes(events, 0)).toEqual([{ of: 'resource:oceanium', amount: 1 }, { of: 'resource:prestige', amount: 4 }]);
  });

  const told = (kind: string, values: object = {}) => ({ kind, values: { seat: 0, ...values } }) as GameEvent;

  it.each([
    [told('degree', { degree: 4 }), 'resource:degree', 1],
    [told('gained-ships', { amount: 2 }), 'resource:spaceship', 2],
    [told('flew', { mission: 'mission:neo' }), 'resource:spaceship', -1],
    [told('level-raised', { amount: 3 }), 'bonus:level', 3],
    [told('opened', { mission: 'mission:neo' }), 'resource:mission_marker', 1],
    [told('funded', { project: 'project:atal', value: 2, length: 6 }), 'project:atal', 1],
    [told('built', { site: 'site:consulate' }), 'piece:robot', 1],
    [told('placed-disc', { shop: 'shop:shop_1', level: 1 }), 'piece:trade_disc', 1],
    [told('took-pawn'), 'piece:president_pawn', 1],
    [told('took-special-ambassador'), 'ambassador:special', 1],
    [told('took-medal', { medal: 'medal:neo', owned: 2 }), 'medal:neo', 1],
    [told('took-tile', { tile: 'erudite:1A1' }), 'erudite:1A1', 1],
    [told('took-token', { token: 'alteration:alt1_vote2_degree' }), 'alteration:alt1_vote2_degree', 1],
  ])('is what $kind gives', (event, of, amount) => {
    expect(changes([event], 0)).toEqual([{ of, amount }]);
    expect(symbolOf(of)).not.toBeNull();
  });

  it('is chosen by what it does, a starting tile also by how hard it is', () => {
    const explorers = content('starting:starting_tile_5');
    expect(explorers).toMatchObject({ about: 'federation-about-starting-starting_tile_5', symbol: 'home', difficulty: 2 });
    expect(explorers?.picture.flat().map(({ symbol }) => symbol)).toEqual(['mission', 'crystal']);
    expect(content('deep:deep_space_1')?.difficulty).toBeUndefined();
    expect(['erudite:1A1', 'asteroid:asteroid_1', 'alteration:alt1_vote2_degree', 'medal:neo', 'mission:neo'].map((one) => content(one)?.name)).toEqual([
      'erudite:1A1', 'asteroid:asteroid_1', 'alteration:alt1_vote2_degree', 'medal:neo', 'mission:neo',
    ]);
    expect(content('space:neo_left')).toBeNull();
  });

  it('ranks and orders seats', () => {
    expect(ranked([2, 5, 2]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(orderFrom(2, ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
  });

  it('adds nothing to the points of a game that is over', () => {
    const view = { actors: [], forecast: { totals: [30] }, players: [{ prestige: 20 }] } as unknown as FederationView;
    expect(projectedTotals(view)).toEqual([20]);
    expect(projectedTotals({ ...view, actors: [0] })).toEqual([30]);
  });
});

describe('the next moon', () => {
  const sixmoons = { moon_1: { tokens: ['a'], down: 0 }, moon_2: { tokens: ['b'], down: 0 } };
  const view = { players: [{ mage: 'moon_start' }, { mage: 'moon_6' }], planets: { sixmoons } } as unknown as FederationView;

  it('is that of the viewer, or the one that is aimed at', () => {
    expect(moonToShow(view, 0, () => false)).toBe('moon_1');
    expect(moonToShow(view, 0, (token) => token === 'b')).toBe('moon_2');
    expect(moonToShow(view, 1, () => false)).toBeNull();
  });
});

describe('the board in its room', () => {
  it.each([[772, 563], [646, 418], [1240, 740], [698, 462]])('is seen as a whole in %d x %d and never drawn smaller', (width, height) => {
    const shape = layoutFor({ width, height });
    expect(shape.isTall).toBe(false);
    expect(shape.scale).toBeGreaterThanOrEqual(1);
    expect(shape.scale * shape.width).toBeCloseTo(width);
    expect(shape.scale * (shape.height ?? 0)).toBeCloseTo(height);
  });

  it('takes the whole width of a phone', () => {
    expect(layoutFor({ width: 610, height: 418 })).toMatchObject({ isTall: true, width: 610, scale: 1 });
    expect(layoutFor({ width: 360, height: 500 })).toMatchObject({ isTall: true, height: null });
    expect(layoutFor({ width: 360, height: 500 }).scale).toBeCloseTo(360 / 390);
  });

  it.each([[250, 134], [380, 190]])('has room for every space of Neo and every moon in %d x %d', (width, height) => {
    for (const { spots, radius } of [neoLayout({ width, height }), moonLayout({ width, height })]) {
      expect(2 * radius).toBeGreaterThanOrEqual(24);
      for (const { x, y } of spots) expect(x >= radius && x <= width - radius && y >= radius && y <= height - radius).toBe(true);
      for (const one of spots)
        for (const other of spots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * radius);
    }
  });
});

describe('the planet that is open', () => {
  const planets = { neo: { dead: ['dead_1'] }, sixmoons: { moon_1: { tokens: ['alt1_vote2_degree'] } }, atal: [{ tile: '1A1' }] };
  const table = { planets } as unknown as FederationView;
  const options = (...targets: string[]) => targets.map((target) => ({ move: target, targets: [target], text: '', values: {} }) as Option);

  it('is the one on which something can be chosen', () => {
    expect(planetsWithOptions(options('shop:shop_1', 'erudite:1A1'), table)).toEqual(['atal', 'arratuin']);
    expect(planetsWithOptions(options('alteration:alt1_vote2_degree', 'moon:moon_1'), table)).toEqual(['sixmoons']);
    expect(planetsWithOptions(options('asteroid:dead_1', 'neo:neo_1a'), table)).toEqual(['neo']);
    expect(planetsWithOptions(options('site:consulate', 'production:consulate'), table)).toEqual(['e81216']);
  });

  it('is none for things that lie with their owners', () => {
    expect(planetsWithOptions(options('erudite:2B2', 'alteration:alt4_vote5_project', 'asteroid:asteroid_1', 'space:atal_left'), table)).toEqual([]);
  });

  it('is the one that a choice is about', () => {
    expect(planetOfChoice(['ambassador:3', 'face:voting', 'space:atal_right'], table)).toBe('atal');
    expect(planetOfChoice(['medal:e81216'], table)).toBe('e81216');
    expect(planetOfChoice(['space:spy_left'], table)).toBeNull();
  });
});

describe('words', () => {
  const seat = (number: number, name: string) => ({ seat: number, name }) as SeatView;

  it('become sentences', () => {
    expect(sentences('Atal', null, 'Free.', '')).toBe('Atal. Free');
  });

  const GAME = join(import.meta.dirname, '../../src/astrarium/games/federation/text');
  const textsIn = (language: string) => {
    const source = [join(GAME, `${language}.ftl`), join(BOARD, `text/${language}.ftl`)].map((path) => readFileSync(path, 'utf8'));
    const bundle = new Bundle(language, source);
    return { format: (message: string, values = {}) => bundle.find(message, values) ?? message, name: (reference: string) => bundle.name(reference, 'nominative') } as GameTexts;
  };

  it.each(LANGUAGES)('tell names from numbers in %s', (language) => {
    const seats = [seat(0, 'Distant Antares 87'), seat(1, 'Bot 2')];
    expect(countsBySeat([0, 12], seats, textsIn(language)).replace(/[\u2068\u2069]/g, '')).toBe('Distant Antares 87: 0, Bot 2: 12');
  });

  it.each(LANGUAGES)('call a room on the board what the questions call it in %s', (language) => {
    const texts = textsIn(language);
    for (const action of Object.keys(PRINTED.actions).filter((name) => name !== 'outer_module'))
      expect(hyphenatedName(action, texts).replaceAll('\u00ad', '').toLowerCase()).toBe(texts.name(`action:${action}`).toLowerCase());
  });

  const messages = (language: string) => new FluentResource(readFileSync(join(BOARD, `text/${language}.ftl`), 'utf8')).body.map(({ id }) => id);

  it.each(['ru', 'uk'])('are whole in %s', (language) => {
    expect(messages(language)).toEqual(messages('en'));
  });

  it('have every message that the board names', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)]));
    const used = files(BOARD)
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'(federation-board-[\w-]+)'/g)].map((match) => match[1] ?? ''));
    const known = new Set(messages('en'));
    expect(used.filter((message) => !known.has(message))).toEqual([]);
    for (const action of Object.keys(PRINTED.actions)) if (action !== 'outer_module') expect(known).toContain(`federation-board-cell-${action}`);
    for (const project of Object.keys(PRINTED.projects)) expect(known).toContain(`federation-board-project-${project}`);
  });
});
