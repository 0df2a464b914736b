import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/api/types';
import { changes } from '../src/boards/federation/changes';
import { fitted } from '../src/boards/federation/fitting';
import { initialOf, ranked, sentences } from '../src/boards/federation/parts/words';
import { moonToShow } from '../src/boards/federation/planets/moons';
import { PRINTED } from '../src/boards/federation/printed';
import { placedIn, stepsOfProject, votesInWing, votesOnFloor } from '../src/boards/federation/senate/ahead';
import { stepInSenate } from '../src/boards/federation/senate/steps';
import { orderFrom } from '../src/boards/federation/strip/order';
import { endings, type FederationView } from '../src/boards/federation/view';
import type { SeatView } from '../src/boards/contract';

const BOARD = join(import.meta.dirname, '../src/boards/federation');

function placed(face: string, space: string): GameEvent {
  return { kind: 'placed', values: { seat: 1, ambassador: 'ambassador:3', face: `face:${face}`, space: `space:${space}` } } as GameEvent;
}

describe('an ambassador that would be placed', () => {
  it('adds its votes to its floor and wing', () => {
    const ahead = placedIn([placed('voting', 'atal_right')]);
    expect(votesOnFloor(ahead, 3)).toEqual({ seat: 1, votes: 3 });
    expect(votesOnFloor(ahead, 2)).toBeNull();
    expect([votesInWing(ahead, 0), votesInWing(ahead, 1)]).toEqual([0, 3]);
    expect(stepsOfProject(ahead, 4)).toBe(0);
  });

  it('funds the project of its column', () => {
    const ahead = placedIn([placed('funding', 'spy_left')]);
    expect(stepsOfProject(ahead, 3)).toBe(1);
    expect(votesInWing(ahead, 0)).toBe(0);
  });

  it('shows the token that covers it', () => {
    const ahead = placedIn([placed('alt4_vote6_oceanium', 'neo_left')]);
    expect(ahead?.token).toMatchObject({ side: 'voting', votes: 6 });
  });

  it('counts nothing in the Outer Module', () => {
    const ahead = placedIn([placed('voting', 'outer_module')]);
    expect([1, 2, 3].map((floor) => votesOnFloor(ahead, floor))).toEqual([null, null, null]);
    expect(votesInWing(ahead, 0) + votesInWing(ahead, 1)).toBe(0);
    expect(placedIn([])).toBeNull();
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

  it('ranks and orders seats', () => {
    expect(ranked([2, 5, 2]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(orderFrom(2, ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
  });

  it('adds nothing to the points of a game that is over', () => {
    const view = { actors: [], forecast: { totals: [30] }, players: [{ prestige: 20 }] } as unknown as FederationView;
    expect(endings(view)).toEqual([20]);
    expect(endings({ ...view, actors: [0] })).toEqual([30]);
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
  it('is seen as a whole where there is width', () => {
    const { isTall, scale, width } = fitted({ width: 772, height: 563 }, 600);
    expect(isTall).toBe(false);
    expect(scale * 600).toBeLessThanOrEqual(563);
    expect(scale * width).toBeLessThanOrEqual(772);
  });

  it('takes the whole width of a phone', () => {
    expect(fitted({ width: 610, height: 418 }, 900)).toMatchObject({ isTall: true, width: 610, scale: 1 });
    expect(fitted({ width: 360, height: 500 }, 1300)).toMatchObject({ isTall: true, left: 0, top: 0 });
    expect(fitted({ width: 360, height: 500 }, 1300).scale).toBeCloseTo(360 / 390);
  });
});

describe('words', () => {
  const seat = (number: number, name: string) => ({ seat: number, name }) as SeatView;

  it('become sentences', () => {
    expect(sentences('Atal', null, 'Free.', '')).toBe('Atal. Free');
  });

  it('give initials only to those who are told apart by them', () => {
    const seats = [seat(0, 'quasar'), seat(1, 'Bot 2'), seat(2, 'Bot 3')];
    expect(seats.map((one) => initialOf(one, seats))).toEqual(['Q', '', '']);
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
    for (const action of Object.keys(PRINTED.actions)) if (action !== 'outer_module') expect(known).toContain(`federation-board-short-${action}`);
    for (const project of Object.keys(PRINTED.projects)) expect(known).toContain(`federation-board-project-${project}`);
  });
});
