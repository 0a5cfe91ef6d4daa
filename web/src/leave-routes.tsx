import { mayManageUsers } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, replace } from 'react-router';
import { departmentsQuery } from './departments/api.ts';
import { plansQuery } from './leave/plans-api.ts';
import { termsOfPeopleQuery } from './leave/terms-api.ts';
import { termsFilters } from './leave/terms-filters.ts';
import { storedTypesQuery } from './leave/types-api.ts';
import { page } from './platform/page.ts';
import { closingsQuery } from './time-off/closings/api.ts';
import { placesQuery, schedulesQuery } from './work-time/api.ts';

const leaveRefusal = "You don't have permission to set up leave.";

/** The pages of HR's area 'Leave'. */
export function leavePages(queryClient: QueryClient): RouteObject[] {
  return [
    { path: 'admin/leave', loader: () => replace('/admin/leave/types') },
    {
      path: 'admin/leave/types',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/types-page.tsx')).TypesPage,
        prefetch: (client) => client.prefetchQuery(storedTypesQuery()),
      }),
    },
    {
      path: 'admin/leave/plans',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/plans-page.tsx')).PlansPage,
        prefetch: (client) => client.prefetchQuery(plansQuery),
      }),
    },
    {
      path: 'admin/leave/plans/:planId',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/plan-page.tsx')).PlanPage,
        prefetch: (client) => client.prefetchQuery(plansQuery),
      }),
    },
    {
      path: 'admin/leave/plans/:planId/:type',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/policy-page.tsx')).PolicyPage,
        prefetch: (client) => client.prefetchQuery(plansQuery),
      }),
    },
    {
      path: 'admin/leave/places',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/places-page.tsx')).PlacesPage,
        prefetch: (client) => {
          client.prefetchQuery(placesQuery);
          client.prefetchQuery(plansQuery);
          client.prefetchQuery(schedulesQuery);
        },
      }),
    },
    {
      path: 'admin/leave/places/:placeId',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/holidays-page.tsx')).HolidaysPage,
        prefetch: (client) => client.prefetchQuery(placesQuery),
      }),
    },
    {
      path: 'admin/leave/schedules',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/schedules-page.tsx')).SchedulesPage,
        prefetch: (client) => client.prefetchQuery(schedulesQuery),
      }),
    },
    {
      path: 'admin/leave/people',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./leave/terms-page.tsx')).TermsPage,
        prefetch: (client, search) => {
          client.prefetchQuery(termsOfPeopleQuery(termsFilters.read(search)));
          client.prefetchQuery(departmentsQuery());
        },
      }),
    },
    {
      path: 'admin/leave/year-end',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./time-off/closings/year-end-page.tsx')).YearEndPage,
        prefetch: (client) => client.prefetchQuery(closingsQuery),
      }),
    },
  ];
}
