import { mayApproveTimeOff, mayManageUsers } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { page } from '../platform/page.ts';
import { prefetchMonth } from '../time-off/reports/month/prefetch-month.ts';
import { profilesQuery } from './profiles/api.ts';
import { runsQuery } from './runs/api.ts';

/** The settings of payroll. */
export function payrollPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'settings/payroll',
      ...page(queryClient, {
        allows: mayManageUsers,
        prefetch: () => {
          queryClient.prefetchQuery(profilesQuery);
          queryClient.prefetchQuery(runsQuery);
        },
        component: async () => (await import('./payroll-page.tsx')).PayrollPage,
      }),
    },
    {
      path: 'settings/payroll/:profileId',
      ...page(queryClient, {
        allows: mayManageUsers,
        prefetch: () => queryClient.prefetchQuery(profilesQuery),
        component: async () => (await import('./profile-page.tsx')).ProfilePage,
      }),
    },
  ];
}

/** The month's report, from which it is handed over. */
export function monthPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'time-off/reports/month',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        prefetch: ({ search }) => prefetchMonth(queryClient, search),
        component: async () => (await import('./month-page.tsx')).MonthPage,
      }),
    },
  ];
}
