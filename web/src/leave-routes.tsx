import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, replace } from 'react-router';
import { leaveOpenings } from './leave-openings.ts';
import { page } from './platform/page.ts';

const leaveRefusal = "You don't have permission to set up leave.";

/** The pages of HR's area 'Leave'. */
export function leavePages(queryClient: QueryClient): RouteObject[] {
  return [
    { path: 'admin/leave', loader: () => replace('/admin/leave/types') },
    {
      path: 'admin/leave/types',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/types'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/types-page.tsx')).TypesPage,
      }),
    },
    {
      path: 'admin/leave/plans',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/plans'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/plans-page.tsx')).PlansPage,
      }),
    },
    {
      path: 'admin/leave/plans/:planId',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/plans/:planId'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/plan-page.tsx')).PlanPage,
      }),
    },
    {
      path: 'admin/leave/plans/:planId/:type',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/plans/:planId/:type'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/policy-page.tsx')).PolicyPage,
      }),
    },
    {
      path: 'admin/leave/places',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/places'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/places-page.tsx')).PlacesPage,
      }),
    },
    {
      path: 'admin/leave/places/:placeId',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/places/:placeId'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/holidays-page.tsx')).HolidaysPage,
      }),
    },
    {
      path: 'admin/leave/schedules',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/schedules'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/schedules-page.tsx')).SchedulesPage,
      }),
    },
    {
      path: 'admin/leave/people',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/people'],
        refusal: leaveRefusal,
        component: async () => (await import('./leave/terms-page.tsx')).TermsPage,
      }),
    },
    {
      path: 'admin/leave/year-end',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/year-end'],
        refusal: leaveRefusal,
        component: async () => (await import('./time-off/closings/year-end-page.tsx')).YearEndPage,
      }),
    },
    {
      path: 'admin/leave/recalculations',
      ...page(queryClient, {
        ...leaveOpenings['admin/leave/recalculations'],
        refusal: leaveRefusal,
        component: async () =>
          (await import('./time-off/recalculations/recalculations-page.tsx')).RecalculationsPage,
      }),
    },
  ];
}
