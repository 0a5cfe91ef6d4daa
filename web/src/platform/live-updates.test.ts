import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { concernedBy } from './live-updates.ts';

const queries = [
  { queryKey: ['time-off', 'balance'], meta: { isOwn: true } },
  { queryKey: ['time-off', 'approvals'] },
  { queryKey: ['teams', 'list'] },
  { queryKey: ['company'] },
];

/** The keys of what is fetched again. */
function stale(...news: Parameters<typeof concernedBy>): string[] {
  const client = new QueryClient();
  for (const query of queries) client.getQueryCache().build(client, query);
  for (const query of client.getQueryCache().getAll()) query.setData({});
  void client.invalidateQueries(concernedBy(...news));
  const invalid = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return invalid.map(({ queryKey }) => queryKey.join(' '));
}

test('news of the own time off fetch again all that shows time off, and nothing else', () => {
  expect(stale('time-off')).toEqual(['time-off balance', 'time-off approvals']);
});

test('news of others’ time off leave the own balance and requests as they are', () => {
  expect(stale('time-off', true)).toEqual(['time-off approvals']);
});

test('news of a topic that stands in everything fetch everything again but the company', () => {
  expect(stale('people', true)).toEqual(['time-off balance', 'time-off approvals', 'teams list']);
});
