import { mayManageUsers } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, replace } from 'react-router';
import { departmentsQuery } from '../departments/api.ts';
import { page } from '../platform/page.ts';
import { placesQuery, schedulesQuery } from '../work-time/api.ts';
import { text } from './messages/text.ts';
import { plansQuery } from './plans/plans-api.ts';
import {
  placesQuery as placesOfTerms,
  schedulesQuery as schedulesOfTerms,
  termsOfPeopleQuery,
} from './terms/terms-api.ts';
import { termsFilters } from './terms/terms-filters.ts';
import { storedTypesQuery } from './types/types-api.ts';

export const leaveRefusal = () => text('leave.forbidden');

/** Pages of HR's 'Leave' area. */
export function leavePages(queryClient: QueryClient): RouteObject[] {
  const access = { allows: mayManageUsers, refusal: leaveRefusal };
  return [
    { path: 'admin/leave', loader: () => replace('/admin/leave/types') },
    {
      path: 'admin/leave/types',
      ...page(queryClient, {
        ...access,
        prefetch: () => queryClient.prefetchQuery(storedTypesQuery()),
        component: async () => (await import('./types-page.tsx')).TypesPage,
      }),
    },
    {
      path: 'admin/leave/plans',
      ...page(queryClient, {
        ...access,
        prefetch: () => queryClient.prefetchQuery(plansQuery),
        component: async () => (await import('./plans-page.tsx')).PlansPage,
      }),
    },
    {
      path: 'admin/leave/plans/:planId',
      ...page(queryClient, {
        ...access,
        prefetch: () => queryClient.prefetchQuery(plansQuery),
        component: async () => (await import('./plan-page.tsx')).PlanPage,
      }),
    },
    {
      path: 'admin/leave/plans/:planId/:type',
      ...page(queryClient, {
        ...access,
        prefetch: () => queryClient.prefetchQuery(plansQuery),
        component: async () => (await import('./policy-page.tsx')).PolicyPage,
      }),
    },
    {
      path: 'admin/leave/places',
      ...page(queryClient, {
        ...access,
        prefetch: () => {
          queryClient.prefetchQuery(placesQuery);
          queryClient.prefetchQuery(plansQuery);
          queryClient.prefetchQuery(schedulesQuery);
        },
        component: async () => (await import('./places-page.tsx')).PlacesPage,
      }),
    },
    {
      path: 'admin/leave/places/:placeId',
      ...page(queryClient, {
        ...access,
        prefetch: () => queryClient.prefetchQuery(placesQuery),
        component: async () => (await import('./holidays-page.tsx')).HolidaysPage,
      }),
    },
    {
      path: 'admin/leave/schedules',
      ...page(queryClient, {
        ...access,
        prefetch: () => queryClient.prefetchQuery(schedulesQuery),
        component: async () => (await import('./schedules-page.tsx')).SchedulesPage,
      }),
    },
    {
      path: 'admin/leave/people',
      ...page(queryClient, {
        ...access,
        prefetch: ({ search }) => {
          queryClient.prefetchQuery(termsOfPeopleQuery(termsFilters.read(search)));
          queryClient.prefetchQuery(departmentsQuery());
          queryClient.prefetchQuery(placesOfTerms);
          queryClient.prefetchQuery(plansQuery);
          queryClient.prefetchQuery(schedulesOfTerms);
        },
        component: async () => (await import('./terms-page.tsx')).TermsPage,
      }),
    },
  ];
}
