import { expect, test } from 'vitest';
import { Id } from './id.ts';

test('an identifier is converted to its stored form', () => {
  const id = '019a0000-0000-7000-8000-00000000000a';
  expect(Id.parse(id.toUpperCase())).toBe(id);
});
