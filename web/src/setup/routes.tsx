import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { setupQuery } from './api.ts';

export function setupPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'settings/setup',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        prefetch: () => queryClient.prefetchQuery(setupQuery),
        component: async () => (await import('./setup-page.tsx')).SetupPage,
      }),
    },
  ];
}
