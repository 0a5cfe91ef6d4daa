import { mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { prefetchAudit } from './api.ts';
import { auditFilters } from './audit-filters.ts';

export function auditPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'admin/audit',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        prefetch: ({ search }) => prefetchAudit(queryClient, auditFilters.read(search)),
        component: async () => (await import('./audit-page.tsx')).AuditPage,
      }),
    },
  ];
}
