import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Bundle } from '../src/text/bundle';

const SOURCE = join(import.meta.dirname, '../src');
const LANGUAGES = readdirSync(join(SOURCE, 'text')).filter((name) => name.endsWith('.ftl')).map((name) => name.slice(0, -4));

function text(language: string): string {
  return readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf8');
}

function messages(source: string): string[] {
  return new FluentResource(source).body.map((entry) => entry.id).sort();
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

describe('the texts of the shell', () => {
  it.each(LANGUAGES)('are whole in %s', (language) => {
    expect(messages(text(language))).toEqual(messages(text('en')));
  });

  it('have every message that the client names', () => {
    const known = new Set(messages(text('en')));
    const used = files(SOURCE).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? ''));
    expect([...new Set(used)].filter((message) => !known.has(message))).toEqual([]);
  });

  it('have the plurals of Russian and Ukrainian', () => {
    const counted = (language: string, count: number) => new Bundle(language, [text(language)]).find('options-count', { count });
    expect([1, 2, 5, 11, 21].map((count) => counted('ru', count))).toEqual(['1 возможность', '2 возможности', '5 возможностей', '11 возможностей', '21 возможность']);
    expect([1, 3, 12, 22].map((count) => counted('uk', count))).toEqual(['1 можливість', '3 можливості', '12 можливостей', '22 можливості']);
  });
});

describe('names and amounts', () => {
  const source = `
-structure-mine = { $case ->
   *[nominative] шахта
    [accusative] шахту
}
amount-resource-ore = { $count ->
    [one] { $count } руда
   *[other] { $count } руды
}
built = Построить { NAME($structure, case: "accusative") } за { AMOUNT("resource:ore", $cost) } на { NAME($hex) }
`;
  const bundle = new Bundle('ru', [source]);

  it('stand in the case that a message asks for', () => {
    expect(bundle.find('built', { structure: 'structure:mine', cost: 1, hex: 'hex:3B2' })).toBe('Построить шахту за 1 руда на 3B2');
    expect(bundle.name('structure:mine')).toBe('шахта');
  });

  it('are made of the names of the players, once they are known', () => {
    const parts = '-seat-p2 = игрок 2\n-ship-p2-cruiser = крейсер ({ -seat-p2 })\n';
    expect(new Bundle('ru', [parts]).name('ship:p2-cruiser')).toBe('крейсер (игрок 2)');
    expect(new Bundle('ru', [parts], (reference) => (reference === 'seat:p2' ? 'Анна "А"' : null)).name('ship:p2-cruiser')).toBe('крейсер (Анна "А")');
  });

  it('fall back to what the engine says', () => {
    expect(bundle.name('structure:tower')).toBe('tower');
    expect(bundle.amount('resource:gold', 3)).toBe('3 gold');
  });
});
