import { expect, test } from 'vitest';
import { cachedFormat } from './cached-format.ts';

test('each key has one format, created once', () => {
  const cache = new Map<string, string>();
  const created: string[] = [];
  const use = (key: string) =>
    cachedFormat(cache, key, () => {
      created.push(key);
      return `format of ${key}`;
    });
  expect(['de', 'en', 'de'].map(use)).toEqual(['format of de', 'format of en', 'format of de']);
  expect(created).toEqual(['de', 'en']);
});
