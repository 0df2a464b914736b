import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { palettesOf } from '../src/boards/gaia/palettes';
import { hexesOf } from '../src/boards/gaia/galaxy/geometry';
import { describeHex } from '../src/boards/gaia/galaxy/words';
import { stepWords, trackWords } from '../src/boards/gaia/research/words';
import { TRACKS } from '../src/boards/gaia/printed';
import type { GaiaView, HexView } from '../src/boards/gaia/view';
import type { SeatView } from '../src/boards/contract';
import { Bundle } from '../src/text/bundle';
import type { GameTexts } from '../src/text/game-texts.svelte';

const BOARD = fileURLToPath(new URL('../src/boards/gaia', import.meta.url));
const GAME = fileURLToPath(new URL('../../src/astrarium/games/gaia/text', import.meta.url));
const LANGUAGES = readdirSync(`${BOARD}/text`).map((name) => name.slice(0, -4));

function textsIn(language: string): GameTexts {
  const bundle = new Bundle(
    language,
    [GAME, `${BOARD}/text`].map((folder) => readFileSync(`${folder}/${language}.ftl`, 'utf8')),
  );
  const format = (id: string, values = {}) => bundle.find(id, values) ?? id;
  const { name, amount } = bundle;
  return { format, name: name.bind(bundle), amount: amount.bind(bundle) } as unknown as GameTexts;
}

function messagesIn(language: string): string[] {
  const source = readFileSync(`${BOARD}/text/${language}.ftl`, 'utf8');
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const seat = (number: number, name: string) => ({ seat: number, name, palette: number + 1 }) as SeatView;
const SEATS = [seat(0, 'Ada'), seat(1, 'Quasar')];

describe('texts of the board', () => {
  it('are there in every language', () => {
    for (const language of LANGUAGES) expect(messagesIn(language)).toEqual(messagesIn('en'));
  });

  it('are all that the board asks for', () => {
    const known = new Set(messagesIn('en'));
    const used = sources(BOARD).flatMap((source) => [...source.matchAll(/'(gaia-board-[\w-]*\w)'/g)]);
    const asked = used.map((found) => found[1] ?? '');
    expect(asked.filter((message) => !known.has(message))).toEqual([]);
    for (const track of TRACKS) expect(known.has(`gaia-board-track-${track}`)).toBe(true);
  });
});

describe('spoken hexes', () => {
  const [hex] = hexesOf([['sector_3', 0, 0, 0]]).filter(({ name }) => name === '3B2');
  const spoken = (content: HexView, language: string, away: number | null = null) =>
    hex && describeHex(hex, content, SEATS, textsIn(language), away);

  it('name the place, the planet and what stands there', () => {
    expect(spoken({ planet: 'gaia' }, 'en', 2)).toBe('3B2, sector 3. Gaia planet, empty. Distance 2');
    expect(spoken({ planet: 'ice', owner: 1, structure: 'research_lab', federated: [1] }, 'en')).toBe(
      '3B2, sector 3. Ice planet, research lab of Quasar. In a federation of Quasar',
    );
    expect(spoken({ satellites: [0, 1] }, 'en')).toBe('3B2, sector 3. Empty space. Satellites: Ada, Quasar');
  });

  it('speak all languages', () => {
    expect(spoken({ planet: 'swamp' }, 'ru')).toBe('3B2, сектор 3. Болотная планета, свободна');
    expect(spoken({ planet: 'swamp' }, 'uk')).toBe('3B2, сектор 3. Болотна планета, вільна');
  });
});

describe('spoken tracks', () => {
  it('say where everybody stands and what comes next', () => {
    const player = (level: number) => ({ faction: 'terrans', research: { navigation: level } });
    const view = { players: [player(2), player(1)] } as unknown as GaiaView;
    expect(trackWords('navigation', view, SEATS, 0, textsIn('en'))).toBe(
      'Navigation. Ada: 2, Quasar: 1. Level 3: range 2; once 1 Q.I.C., 3 charges',
    );
  });
});

describe('colours', () => {
  it('are those of the factions, and different before', () => {
    const view = { players: [{ color: 'red' }, {}, { color: 'blue' }, {}] } as unknown as GaiaView;
    expect(palettesOf(view)).toEqual([2, 3, 1, 4]);
  });
});

describe('the step that comes with a tile', () => {
  const at = (level: number) => ({ turn: 0, terraforming_token: null, players: [{ faction: 'terrans', research: { science: level } }] }) as unknown as GaiaView;

  it('is told with both levels and what the new one gives', () => {
    expect(stepWords('science', at(0), textsIn('en'))).toBe('With a step in Science, 0 › 1: income 1 knowledge');
  });

  it('is not promised at the end of a track', () => {
    expect(stepWords('science', at(5), textsIn('en'))).toBe('No step left in Science');
  });
});
