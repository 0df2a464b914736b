import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DASHES } from '../src/table/dashes';

type Triple = readonly [number, number, number];

const tokens = readFileSync('src/style/tokens.css', 'utf8');
const sprite = readFileSync('src/symbols/shell.svg', 'utf8');
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const BOARD = '#0A0F1E';
const LEGAL = '#5CE6BE';

/** What an eye sees of linear red, green and blue (Machado, Oliveira and Fernandes 2009, full severity). */
const EYES: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function linear(colour: string): Triple {
  const part = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function dot(row: Triple, light: Triple): number {
  return row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
}

function seen(colour: string, eye: string): Triple {
  const light = linear(colour);
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const [red, green, blue] = EYES[eye] ?? [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
  return [within(dot(red, light)), within(dot(green, light)), within(dot(blue, light))];
}

/** CIE L*a*b* of linear light, under D65. */
function lab(light: Triple): Triple {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve(dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047);
  const y = curve(dot([0.2126729, 0.7151522, 0.072175], light));
  const z = curve(dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The perceived difference of two colours (CIE76). */
function distance(one: string, other: string, eye: string): number {
  const [a, b] = [lab(seen(one, eye)), lab(seen(other, eye))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function contrast(one: string, other: string): number {
  const bright = (colour: string) => dot([0.2126, 0.7152, 0.0722], linear(colour)) + 0.05;
  return Math.max(bright(one), bright(other)) / Math.min(bright(one), bright(other));
}

function colours(block: string): string[] {
  const rules = tokens.slice(tokens.indexOf(block));
  return SEATS.map((seat) => new RegExp(`--p${seat}:(#[0-9A-F]{6})`).exec(rules.slice(0, rules.indexOf('}')))?.[1] ?? '');
}

function nearest(palette: readonly string[], eye: string): number {
  const pairs = palette.flatMap((one, at) => palette.slice(at + 1).map((other) => distance(one, other, eye)));
  return Math.min(...pairs);
}

const USUAL = colours(':root');
const SAFE = colours('[data-palette=safe]');

describe('nine seats', () => {
  it.each(Object.keys(EYES))('have colours that an eye with %s vision tells apart', (eye) => {
    expect(USUAL).toHaveLength(9);
    expect(nearest(USUAL, eye)).toBeGreaterThan(eye === 'normal' ? 35 : 16);
  });

  it.each(Object.keys(EYES))('are further apart in the palette for colour-blind players, with %s vision', (eye) => {
    expect(nearest(SAFE, eye)).toBeGreaterThan(27);
  });

  it('stand out from the board, and are no legal target', () => {
    for (const colour of [...USUAL, ...SAFE]) {
      expect(contrast(colour, BOARD)).toBeGreaterThan(3);
      expect(distance(colour, LEGAL, 'normal')).toBeGreaterThan(35);
    }
  });

  it('have nine shapes and nine dashes', () => {
    const shapes = SEATS.map((seat) => new RegExp(`id="seat-${seat}"[^>]*>(.*)</symbol>`).exec(sprite)?.[1]);
    expect(new Set(shapes).size).toBe(9);
    expect(shapes).not.toContain(undefined);
    expect(new Set(DASHES).size).toBe(9);
  });

  it('have names that can be read in both themes', () => {
    for (const [theme, panel] of [['', '#121A2E'], ['[data-theme=light] ', '#FFFDF8']]) {
      for (const seat of SEATS) {
        const found = tokens.split('\n').flatMap((line) => line.split('}')).find((rule) => rule.startsWith(`${theme}.seat${seat}{`));
        const [, text] = /--pt:(#[0-9A-F]{6})/.exec(found ?? '') ?? [];
        if (text) expect(contrast(text, panel ?? ''), `${theme}${seat}`).toBeGreaterThan(4.5);
        else expect(seat).toBe(5); // whose colour of text is named with the theme
      }
    }
  });
});
