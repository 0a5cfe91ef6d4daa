import type { CurrentSession } from '@almanac/domain/access/schema';
import { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from './page.ts';
import { sessionQuery } from './session/session.ts';

test('a failed prefetch is reported by the page, without an unhandled rejection', async () => {
  const client = new QueryClient();
  const session = { user: { id: 'ada', role: 'MANAGER' } } as CurrentSession;
  client.setQueryData(sessionQuery.queryKey, session);
  let isRequested = false;
  const prefetch = async () => {
    isRequested = true;
    throw new Error('No network');
  };
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const { loader } = page(client, { component: async () => () => null, prefetch });
  const visit = { request: new Request('http://localhost/teams?page=2'), params: {} };
  expect(loader(visit as unknown as LoaderFunctionArgs)).toBeNull();
  await vi.waitFor(() => expect(isRequested).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
