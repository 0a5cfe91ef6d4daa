import { mayApproveTimeOff, mayManageTeams } from '@almanac/domain/access/permissions';
import { startOfWeek } from '@almanac/domain/calendar/week-start';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { departmentsQuery } from '../departments/api.ts';
import { onlyPages } from '../platform/lists/address.ts';
import { page } from '../platform/page.ts';
import { readToday } from '../platform/session/today.ts';
import { readFirstDay } from '../platform/week-start.ts';
import { teamListQuery } from './directory/api.ts';
import { teamFilters } from './directory/team-filters.ts';
import { loadFilters } from './load-filters.ts';
import { colleaguesQuery, loadsQuery } from './members/api.ts';
import { peopleFilters } from './people-filters.ts';

export function teamPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'teams',
      ...page(queryClient, {
        allows: mayManageTeams,
        prefetch: ({ search }) => {
          queryClient.prefetchQuery(teamListQuery(teamFilters.read(search)));
          queryClient.prefetchQuery(departmentsQuery());
        },
        component: async () => (await import('./directory/teams-page.tsx')).TeamsPage,
      }),
    },
    {
      path: 'teams/allocations',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        prefetch: async ({ search, viewer }) => {
          if (mayManageTeams(viewer)) queryClient.prefetchQuery(departmentsQuery());
          const filters = loadFilters.read(search);
          const day = filters.startDate ?? (await readToday(queryClient));
          const startDate = startOfWeek(day, await readFirstDay(queryClient));
          queryClient.prefetchQuery(loadsQuery({ ...filters, startDate }));
        },
        component: async () => (await import('./allocations-page.tsx')).AllocationsPage,
      }),
    },
    {
      path: 'teams/mine',
      ...page(queryClient, {
        prefetch: ({ search }) =>
          queryClient.prefetchQuery(teamListQuery({ ...onlyPages.read(search), isOwn: true })),
        component: async () => (await import('./my-teams-page.tsx')).MyTeamsPage,
      }),
    },
    {
      path: 'people',
      ...page(queryClient, {
        prefetch: ({ search }) => queryClient.prefetchQuery(colleaguesQuery(peopleFilters.read(search))),
        component: async () => (await import('./people-page.tsx')).PeoplePage,
      }),
    },
  ];
}
