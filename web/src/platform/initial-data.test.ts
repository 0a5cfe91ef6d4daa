import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeInitialData } from './initial-data.ts';

const startedAt = Date.parse('2026-11-24T12:00:00Z');

/** Cached data after the page's preloaded answers were read, at the given age (ms). */
function taken(text: string | null, age = 0) {
  vi.spyOn(Date, 'now').mockReturnValue(startedAt + age);
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) });
  const client = new QueryClient();
  takeInitialData(client);
  return client.getQueryCache().getAll();
}

beforeEach(() => {
  vi.stubGlobal('performance', { timeOrigin: startedAt });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('preloaded answers are cached under their keys, with their age', () => {
  const [session, company] = taken('{"session": null, "company": {"name": "Acme </script>"}}', 30_000);
  expect([session?.queryKey, session?.state.data]).toEqual([['session'], null]);
  expect([company?.queryKey, company?.state.data]).toEqual([['company'], { name: 'Acme </script>' }]);
  expect(company?.state.dataUpdatedAt).toBe(startedAt);
});

test('preloaded answers older than half a minute are ignored', () => {
  expect(taken('{"session": null}', 30_001)).toEqual([]);
});

test.each([[null], [''], ['{"company": {"na']])('a page with %j as its data preloads no answers', (text) => {
  expect(taken(text)).toEqual([]);
});
