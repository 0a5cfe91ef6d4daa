import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { departmentsQuery } from './api.ts';

export function departmentPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'admin/departments',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        prefetch: () => queryClient.prefetchQuery(departmentsQuery()),
        component: async () => (await import('./departments-page.tsx')).DepartmentsPage,
      }),
    },
  ];
}
