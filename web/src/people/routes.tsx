import { mayManageUsers } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { text } from './messages/text.ts';

export const usersRefusal = () => text('people.forbidden');

export function importPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'admin/users/import',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: usersRefusal,
        component: async () => (await import('./import/import-page.tsx')).ImportPage,
      }),
    },
  ];
}
