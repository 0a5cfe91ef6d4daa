import { expect, test } from 'vitest';
import { figuresOf, roundOf } from './heap.ts';

test('a round leads over each of the pages and the dashboard once', () => {
  expect(roundOf(['about'])).toEqual(['about', 'dashboard']);
  expect(roundOf(['dashboard', 'about', 'people'])).toEqual(['about', 'people', 'dashboard']);
});

test('what is held has a column after each number of navigations', () => {
  expect(
    figuresOf({ 5: { MB: 10.5, nodes: 900, listeners: 80 }, 50: { MB: 12, nodes: 950, listeners: 81 } }),
  ).toEqual({
    'MB after 5': 10.5,
    'MB after 50': 12,
    'nodes after 5': 900,
    'nodes after 50': 950,
    'listeners after 5': 80,
    'listeners after 50': 81,
  });
});
