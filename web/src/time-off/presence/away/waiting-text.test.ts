import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.ts';

test.each([
  [[], undefined, 'pending'],
  [['Ann'], 1, 'waiting for Ann'],
  [['Ann', 'Bea'], 2, 'waiting for Ann or Bea'],
  [['Ann', 'Bea', 'Cy'], 3, 'waiting for Ann, Bea or 1 other'],
  [['Ann', 'Bea'], 7, 'waiting for Ann, Bea or 5 others'],
] as const)('asked are %j of %s: %s', (names, deciderCount, text) => {
  const deciders = names.map((name) => ({ id: name, name }));
  expect(waitingText({ deciders, deciderCount })).toBe(text);
});
