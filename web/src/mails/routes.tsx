import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { mailsQuery } from './api.ts';
import { mailFilters } from './mail-filters.ts';

export function mailPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'admin/mails',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        prefetch: ({ search }) => queryClient.prefetchQuery(mailsQuery(mailFilters.read(search))),
        component: async () => (await import('./mails-page.tsx')).MailsPage,
      }),
    },
  ];
}
