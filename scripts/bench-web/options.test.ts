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
  [['--pages', 'lunch'], 'There is no page called lunch; there are about, admin/users'],
  [['--only', 'hot'], 'There is no part called hot; there are cold, warm'],
  [['--lines', '5g'], 'There is no line called 5g; there are plain, slowed'],
  [['--with', 'b.json'], '--with needs --markdown'],
])('%j is refused', (line, sentence) => {
  expect(() => parseOptions(line, routes)).toThrow(sentence);
});
