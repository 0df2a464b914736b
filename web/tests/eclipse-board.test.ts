import { expect, it } from 'vitest';
import type { GameEvent, Option } from '../src/api/types';
import { ownerOfSquadron, percent, savedOf, shareOf, toHit } from '../src/boards/eclipse/battle/battle';
import { headline, roundNews } from '../src/boards/eclipse/headline';
import { placesOf } from '../src/boards/eclipse/map/places';
import { lastBattle, withOpenDice } from '../src/boards/eclipse/battle/timeline';
import { connectionsOf } from '../src/boards/eclipse/map/connections';
import { planetsOf } from '../src/boards/eclipse/map/planets';
import { layOf, layWords, opensTo, wormholesOf } from '../src/boards/eclipse/map/turn-up';
import { moneyAtEnd, upkeepWith } from '../src/boards/eclipse/mat/upkeep';
import { tradedScience } from '../src/boards/eclipse/panels/supply';
import { fittedNow } from '../src/boards/eclipse/upgrade/placed';
import { usedUp } from '../src/boards/eclipse/situation';
import { sumsOf } from '../src/boards/eclipse/upgrade/sums';
import { diceWords } from '../src/boards/eclipse/words';
import type { BattleView, EclipseView, PlayerView } from '../src/boards/eclipse/view';

const event = (kind: string, values: object) => ({ kind, values }) as unknown as GameEvent;
const CRUISER = { initiative: 2, movement: 1, hull: 1, computer: 1, shield: 0, cannons: [1], missiles: [], energy: 1, ships: 0, most: 4, parts: ['hull', null, 'ion_cannon', 'nuclear_source', 'electron_computer', 'nuclear_drive'] };
const PLAYER = { species: 'terran_directorate', storage: [5, 3, 4], production: [3, 2, 2], outside: null, classes: { cruiser: CRUISER } } as unknown as PlayerView;

it('draws an edge once that is open on both sides, and as half where only one is', () => {
  const found = connectionsOf([
    { q: 0, r: 0, wormholes: [3, 1] },
    { q: 0, r: 1, wormholes: [0] },
  ]);
  expect(found.map(({ edge, isOpen }) => [edge, isOpen])).toEqual([
    [1, false],
    [0, true],
  ]);
});

it('turns the wormholes of a sector with it, and names the sectors to which it would be open', () => {
  expect(wormholesOf('101', 1)).toEqual([2, 3, 4, 5, 0]);
  const view = { sectors: { '201': { q: 0, r: 1, wormholes: [0] }, '202': { q: 1, r: 0, wormholes: [0] } } } as unknown as EclipseView;
  expect(opensTo({ q: 0, r: 0, sector: '101', rotation: 1, wormholes: wormholesOf('101', 1) }, view)).toEqual(['201']);
});

it('tells ways to lay a sector apart by what they open and what they leave closed', () => {
  const texts = { format: (id: string, values: object = {}) => `${id.replace('eclipse-board-', '')} ${Object.values(values).join(' ')}` };
  const view = { turned_up: [{ q: 0, r: 0, sectors: ['313'] }], sectors: { '210': { q: 0, r: -1, wormholes: [3] }, '226': { q: 0, r: 1, wormholes: [] } } } as unknown as EclipseView;
  const words = (move: string) => layWords({ move } as Option, view, texts);
  const ways = [0, 1, 2].map((rotation) => words(`place 313 ${rotation}`));
  expect(new Set(ways).size).toBe(ways.length);
  expect(words('place 101 0')).toBe('laid 101');
  expect(words('refuse')).toBeNull();
});

it('knows which ways to lay a sector look the same', () => {
  const looks = (sector: string) => new Set([0, 1, 2, 3, 4, 5].map((rotation) => layOf({ move: `place ${sector} ${rotation}` }))).size;
  expect(['101', '313', '201', '212'].map(looks)).toEqual([6, 3, 2, 1]);
  expect([layOf({ move: 'refuse' }), layOf({ move: 'place 101' })]).toEqual([null, null]);
});

it('knows the parts that the present action has placed', () => {
  const fitted = (part: string) => event('fitted', { part: `part:${part}`, slot: 'slot:cruiser-1' });
  expect(fittedNow([fitted('hull'), event('acted', {}), fitted('ion_cannon')])).toEqual([{ part: 'ion_cannon', slot: 'cruiser-1' }]);
});

it('marks open dice that can hit somebody, before anybody has chosen whom', () => {
  const volley = { squadron: 'p1-cruiser', round: 1, dice: [{ damage: 1, face: 5, isHit: false, target: null }, { damage: 1, face: 4, isHit: false, target: null }], aims: [], damaged: [], destroyed: [], shotDown: 0, fled: null };
  const squadrons = [{ squadron: 'p1-cruiser', is_defender: false, computer: 1, shield: 0 }, { squadron: 'ancient', is_defender: true, computer: 0, shield: 0 }];
  const battle = { squadrons, dice: [{ damage: 1, roll: 5 }] } as unknown as BattleView;
  expect(withOpenDice([volley], battle)[0]?.dice.map(({ isHit }) => isHit)).toEqual([true, false]);
  expect(withOpenDice([volley], null)[0]?.dice.map(({ isHit }) => isHit)).toEqual([false, false]);
});

it('says what is left at the end of the round with one disc more or fewer', () => {
  expect([upkeepWith(13), upkeepWith(10), upkeepWith(7), upkeepWith(0)]).toEqual([0, 1, 5, 30]);
  expect(moneyAtEnd(PLAYER, 7)).toBe(3);
});

it('adds up a ship as it is and with another part', () => {
  expect(sumsOf(PLAYER, 'cruiser')).toMatchObject({ produced: 3, used: 2, hull: 1 });
  expect(sumsOf(PLAYER, 'cruiser', 2, 'plasma_cannon')).toMatchObject({ produced: 3, used: 3 });
  expect(sumsOf(PLAYER, 'cruiser', 1, 'improved_hull')).toMatchObject({ hull: 3 });
  expect(sumsOf(PLAYER, 'dreadnought')).toBeNull();
});

it('counts the science that everything else would give', () => {
  expect(tradedScience(PLAYER)).toBe(2 + 2);
});

it('tells a battle volley by volley: the best dice hit, as many as were aimed', () => {
  const story = lastBattle([
    event('battle-began', { sector: 'sector:301' }),
    event('battle-began', { sector: 'sector:104' }),
    event('launched', { squadron: 'squadron:p1-cruiser' }),
    event('rolled', { damage: 2, face: 6 }),
    event('aimed', { damage: 2, ship: 'ship:ancient-1' }),
    event('destroyed', { squadron: 'squadron:ancient', sector: 'sector:104' }),
    event('battle-round', { round: 1 }),
    event('fired', { squadron: 'squadron:ancient' }),
    event('rolled', { damage: 1, face: 2 }),
    event('rolled', { damage: 1, face: 5 }),
    event('aimed', { damage: 1, ship: 'ship:p1-cruiser-1' }),
    event('damaged', { ship: 'ship:p1-cruiser-1', damage: 1 }),
  ]);
  expect(story?.sector).toBe('104');
  expect(story?.volleys.map(({ squadron, round, dice }) => [squadron, round, dice.map(({ isHit }) => isHit)])).toEqual([
    ['p1-cruiser', 0, [true]],
    ['ancient', 1, [false, true]],
  ]);
  expect(story?.volleys[1]?.dice.map(({ target }) => target)).toEqual([null, 'p1-cruiser-1']);
  expect(story?.volleys[0]?.destroyed).toEqual(['ancient']);
  expect(story?.volleys[1]?.damaged).toEqual([{ ship: 'p1-cruiser-1', damage: 1 }]);
  expect(lastBattle([])).toBeNull();
});

it('says what an action did with what came of it, and what a battle destroyed', () => {
  const texts = { name: (reference: string) => reference.replace(/^.*:/, ''), format: (message: string, values: object = {}) => `${message} ${Object.values(values).join(' ')}` };
  const acted = event('acted', { seat: 0, action: 'action:build' });
  const ship = event('new-ship', { seat: 0, sector: 'sector:201', ship_class: 'class:interceptor' });
  expect(headline([acted, ship, ship], texts)).toBe('eclipse-board-did build 2 × interceptor');
  expect(headline([acted], texts)).toBe('eclipse-board-did build none');
  const lost = event('destroyed', { squadron: 'squadron:ancient', sector: 'sector:104' });
  expect(headline([event('battle-began', { sector: 'sector:104' }), lost, lost], texts)).toBe('eclipse-board-fought 104 2 × ancient');
  expect(headline([ship], texts)).toBeNull();
});

it('shows the unexplored places beyond own wormholes once, named after the lowest sector', () => {
  const sectors = { '202': { q: 0, r: 0, wormholes: [1, 2], owner: 0, ships: [] }, '201': { q: 0, r: 1, wormholes: [1], owner: 0, ships: [] }, '204': { q: 3, r: 3, wormholes: [0], owner: 1, ships: [] } } as unknown as EclipseView['sectors'];
  expect(placesOf(sectors, 0, () => false).map(({ name }) => name)).toEqual(['201-NE', '202-NE']);
  expect(placesOf(sectors, null, (name) => name === '202-SE').map(({ name }) => name)).toEqual(['202-SE']);
});

it('knows whose a class is, and what its dice need', () => {
  expect([ownerOfSquadron('p3-cruiser'), ownerOfSquadron('ancient')]).toEqual([2, 9]);
  expect([toHit(0, 0), toHit(2, 0), toHit(1, 2), toHit(9, 0)]).toEqual([6, 4, 6, 2]);
});

it('draws a Shellworld beside a planet of the same colour', () => {
  const planets = planetsOf({ squares: { science: 1, 'adv-science': 1, shellworld: 1 }, population: { science: 1 } });
  expect(planets.map(({ colour, squares }) => [colour, squares.length])).toEqual([['science', 2], ['science', 1]]);
});

it('says of a battle how likely a side holds the sector, and how many ships of a class are left', () => {
  const battle = { attacker_holds: 946, defender_holds: 54, attackers: [{ squadron: 'p1-cruiser', owner: 0, ships: 2, left: 150 }], defenders: [] };
  expect([shareOf(battle, true), shareOf(battle, false)]).toEqual([946, 54]);
  expect(savedOf(battle, 'p1-cruiser')).toBe(0.75);
  expect(savedOf(battle, 'p2-cruiser')).toBeNull();
  expect(percent(946, 1000)).toBe('94.6%');
});

it('says what a new round brought: the own income and upkeep, and how many technologies', () => {
  const texts = { name: (reference: string) => reference, format: (id: string, values: object = {}) => `${id.replace('eclipse-board-news-', '')} ${Object.values(values).join(' ')}` };
  const events = [event('paid-upkeep', { seat: 1, income: 3, upkeep: 3 }), event('paid-upkeep', { seat: 0, income: 2, upkeep: 1 }), event('new-tech', { tech: 'tech:starbase' }), event('new-tech', { tech: 'tech:gluon_computer' })];
  expect(roundNews(events, 0, texts)).toEqual(['income 2 1', 'techs 2']);
  expect(roundNews([], 0, texts)).toEqual(['none ']);
});

it('says the weapons of a ship in words', () => {
  const texts = { format: (id: string, values: object = {}) => [id.replace('eclipse-words-', ''), ...Object.values(values)].join(' ') };
  expect(diceWords({ cannons: [1, 1], missiles: [2] }, texts)).toBe('cannons 1 + 1, missiles 2');
  expect(diceWords({ cannons: [], missiles: [] }, texts)).toBe('unarmed');
});

it('asks whether one is done once an action is used up', () => {
  const view = (left: number) => ({ actions: [{ seat: 0, action: 'action:influence', left }] });
  expect(usedUp(view(-1), 'INFLUENCING')).toBe('eclipse-board-used-question');
  expect([usedUp(view(0), 'INFLUENCING'), usedUp(view(-1), 'AIMING'), usedUp({ actions: [] }, 'MOVING')]).toEqual([null, null, null]);
});
