/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { typeColours } from '@almanac/domain/leave/types/leave-type';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colour = { lightness: number; chroma: number; hue: number };
type Theme = 'light' | 'dark';

const colourPattern = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/;
const tokenPattern = /--color-([a-z-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\);/g;

function parseColour(text: string): Colour {
  const [, lightness, chroma, hue] = colourPattern.exec(text) ?? [];
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
}

const colours = new Map(
  [...tokens.matchAll(tokenPattern)]
    .filter(([, , light = '']) => colourPattern.test(light))
    .map(([, name = '', light = '', dark = '']) => [
      name,
      { light: parseColour(light), dark: parseColour(dark) },
    ]),
);

/** Relative luminance (0 to 1) by WCAG, of a colour clipped to sRGB. */
function luminanceOf({ lightness, chroma, hue }: Colour): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function contrastOf(foreground: string, background: string, theme: Theme): number {
  const luminances = [foreground, background].map((name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`There is no colour token named ${name}.`);
    return luminanceOf(colour[theme]);
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

const families = [...colours.keys()]
  .filter((name) => name.endsWith('-mark'))
  .map((name) => name.slice(0, -5));
const backgrounds = ['page', 'card', 'sunken'];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test('neutral text is readable on every background', () => {
    for (const text of ['ink', 'ink-muted', 'ink-subtle', 'accent-text']) {
      for (const background of [...backgrounds, 'hovered']) {
        expect(contrastOf(text, background, theme), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('every family is readable on its own surface and on every background', () => {
    expect(families).toHaveLength(14);
    for (const family of families) {
      for (const background of [`${family}-surface`, ...backgrounds]) {
        expect(
          contrastOf(`${family}-text`, background, theme),
          `${family} text on ${background}`,
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          contrastOf(`${family}-mark`, background, theme),
          `${family} mark on ${background}`,
        ).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('text on the solid colour of a tone is readable, and the colour stands out', () => {
    const solids = [...colours.keys()].filter((name) => name.endsWith('-solid'));
    expect(solids).toHaveLength(10);
    for (const solid of solids) {
      expect(contrastOf('on-tone', solid, theme), `text on ${solid}`).toBeGreaterThanOrEqual(4.5);
      for (const background of backgrounds) {
        expect(contrastOf(solid, background, theme), `${solid} on ${background}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('each type colour is a family of its own, readable on its surface and on every background', () => {
    const familyOf = typeColours.map((colour) => {
      const rule = new RegExp(
        `\\[data-tone="type-${colour}"\\][^}]*--tone-text: var\\(--color-([a-z]+)-text\\)`,
      );
      return rule.exec(tokens)?.[1] ?? '';
    });
    expect(new Set(familyOf).size).toBe(typeColours.length);
    for (const family of familyOf) expect(families).toContain(family);
  });

  test('people have eight tones, each readable on its surface', () => {
    const familyOf = Array.from({ length: 8 }, (_, index) => {
      const rule = new RegExp(
        `\\[data-tone="person-${index + 1}"\\][^}]*--tone-text: var\\(--color-([a-z]+)-text\\)`,
      );
      return rule.exec(tokens)?.[1] ?? '';
    });
    expect(new Set(familyOf).size).toBe(8);
    for (const family of familyOf) expect(families).toContain(family);
  });

  test('the label of a filled button is readable, also while hovered', () => {
    for (const fill of ['accent', 'danger']) {
      expect(contrastOf(`on-${fill}`, fill, theme), fill).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(`on-${fill}`, `${fill}-hovered`, theme), `${fill}, hovered`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  test('control outlines and the focus ring stand out from every background', () => {
    for (const mark of ['control-line', 'focus', 'accent', 'danger']) {
      for (const background of backgrounds) {
        expect(contrastOf(mark, background, theme), `${mark} on ${background}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
