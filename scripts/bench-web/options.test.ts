import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const routes = ['about', 'admin/users'];

test('by default every part of every page is measured, plain and slowed', () => {
  expect(parseOptions([], routes)).toEqual({
    parts: ['cold', 'warm'],
    lines: ['plain', 'slowed'],
    pages: routes,
    out: undefined,
    with: undefined,
    isMarkdown: false,
  });
});

test('parts, pages and lines are selectable', () => {
  const line = '--only warm,cold --pages admin/users --lines plain --out a.json --markdown'.split(' ');
  expect(parseOptions(line, routes)).toMatchObject({
    parts: ['cold', 'warm'],
    lines: ['plain'],
    pages: ['admin/users'],
    out: 'a.json',
    isMarkdown: true,
  });
});

test.each([
  [['--pages', 'lunch'], 'Unknown page: lunch. Known: about, admin/users'],
  [['--only', 'hot'], 'Unknown part: hot. Known: cold, warm'],
  [['--lines', '5g'], 'Unknown line: 5g. Known: plain, slowed'],
  [['--with', 'b.json'], '--with needs --markdown'],
])('%j is refused', (line, sentence) => {
  expect(() => parseOptions(line, routes)).toThrow(sentence);
});
