import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeInitialData } from './initial-data.ts';

const asked = Date.parse('2026-11-24T12:00:00Z');

/** What is in the cache after the page has taken what it brought along, so many milliseconds after it was asked for. */
function taken(text: string | null, age = 0) {
  vi.spyOn(Date, 'now').mockReturnValue(asked + age);
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) });
  const client = new QueryClient();
  takeInitialData(client);
  return client.getQueryCache().getAll();
}

beforeEach(() => {
  vi.stubGlobal('performance', { timeOrigin: asked });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('answers in the page are in the cache under their names, as old as the page', () => {
  const [session, company] = taken('{"session": null, "company": {"name": "Acme </script>"}}', 30_000);
  expect([session?.queryKey, session?.state.data]).toEqual([['session'], null]);
  expect([company?.queryKey, company?.state.data]).toEqual([['company'], { name: 'Acme </script>' }]);
  expect(company?.state.dataUpdatedAt).toBe(asked);
});

test('answers that are older than half a minute are not used', () => {
  expect(taken('{"session": null}', 30_001)).toEqual([]);
});

test.each([[null], [''], ['{"company": {"na']])('a page with %j as its data brings nothing along', (text) => {
  expect(taken(text)).toEqual([]);
});
