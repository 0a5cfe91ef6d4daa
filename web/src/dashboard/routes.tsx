import {
  mayApproveTimeOff,
  mayManageTeams,
  mayManageUsers,
  mayViewAdminPanel,
} from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { settingsHistoryQuery } from '../audit/api.ts';
import { departmentsQuery } from '../departments/api.ts';
import { userCountsQuery, userListQuery } from '../people/accounts/api.ts';
import { userFilters } from '../people/accounts/user-filters.ts';
import { usersRefusal } from '../people/routes.tsx';
import { isIdentifier } from '../platform/lists/address.ts';
import { type Page, page } from '../platform/page.ts';
import { readToday } from '../platform/session/today.ts';
import { readFirstDay } from '../platform/week-start.ts';
import { mailPreferencesQuery, sessionsQuery } from '../profile/api.ts';
import { settingsQuery } from '../settings/api.ts';
import { setupQuery } from '../setup/api.ts';
import { teamQuery } from '../teams/directory/api.ts';
import { colleagueQuery, membersQuery, myTeamsQuery } from '../teams/members/api.ts';
import { askedRequestsQuery } from '../time-off/approvals/decisions/api.ts';
import { effectiveTermsQuery, lapsesQuery, myBalanceQuery } from '../time-off/balances/account/api.ts';
import { comingYear, currentWeeks } from '../time-off/presence/away/away-periods.ts';
import {
  approvedRequestsQuery,
  firstAbsencesQuery,
  nextDaysOffQuery,
  plannedRequestsQuery,
  workDaysQuery,
} from '../time-off/presence/entries/api.ts';
import { recalculationCountsQuery } from '../time-off/recalculations/api.ts';
import { companyTodayQuery } from '../time-off/reports/api.ts';
import { capacityQuery } from '../time-off/staffing/api.ts';
import { periodOfWeeks, readPosition, weeksIn } from '../time-off/staffing/timeline-period.ts';
import { placesQuery } from '../work-time/api.ts';

/** The viewer's work days on the dashboard, which has a fact more if one is a public holiday. */
async function readOwnYear(queryClient: QueryClient): Promise<unknown> {
  const [today, firstDay] = [await readToday(queryClient), await readFirstDay(queryClient)];
  return queryClient.ensureQueryData(workDaysQuery(comingYear(today, firstDay)));
}

/** Pages composed of several slices. */
export function dashboardPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'dashboard',
      ...page(queryClient, {
        awaits: ({ viewer }) =>
          Promise.all([
            mayManageUsers(viewer) && queryClient.ensureQueryData(setupQuery),
            readOwnYear(queryClient),
          ]),
        prefetch: async ({ viewer }) => {
          queryClient.prefetchQuery(myBalanceQuery());
          queryClient.prefetchQuery(nextDaysOffQuery());
          queryClient.prefetchQuery(lapsesQuery());
          if (mayManageUsers(viewer)) {
            queryClient.prefetchQuery(placesQuery);
            queryClient.prefetchQuery(recalculationCountsQuery);
            queryClient.prefetchQuery(companyTodayQuery());
          }
          if (mayApproveTimeOff(viewer)) queryClient.prefetchQuery(askedRequestsQuery());
          const today = await readToday(queryClient);
          const firstDay = await readFirstDay(queryClient);
          queryClient.prefetchQuery(firstAbsencesQuery(currentWeeks(today, firstDay)));
          queryClient.prefetchQuery(workDaysQuery(comingYear(today, firstDay)));
          queryClient.prefetchQuery(plannedRequestsQuery(comingYear(today, firstDay), viewer.id));
        },
        component: async () => (await import('./dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: 'profile',
      ...page(queryClient, {
        prefetch: ({ viewer }) => {
          queryClient.prefetchQuery(colleagueQuery(viewer.id));
          queryClient.prefetchQuery(effectiveTermsQuery({ userId: viewer.id }));
          queryClient.prefetchQuery(mailPreferencesQuery());
          queryClient.prefetchQuery(sessionsQuery());
          queryClient.prefetchQuery(myTeamsQuery());
        },
        component: async () => (await import('./my-profile-page.tsx')).MyProfilePage,
      }),
    },
    {
      path: 'people/:userId',
      ...page(queryClient, {
        prefetch: ({ viewer, params: { userId } }) => {
          if (!isIdentifier(userId)) return;
          queryClient.prefetchQuery(colleagueQuery(userId));
          // Only the server knows a manager's scope.
          if (viewer.id === userId || mayManageUsers(viewer))
            queryClient.prefetchQuery(effectiveTermsQuery({ userId }));
        },
        component: async () => (await import('./person/person-page.tsx')).PersonPage,
      }),
    },
    {
      path: 'time-off/people',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        component: async () => (await import('./my-people-page.tsx')).MyPeoplePage,
      }),
    },
    { path: 'teams/mine/:teamId', ...page(queryClient, teamPage(queryClient)) },
    { path: 'teams/:teamId', ...page(queryClient, { ...teamPage(queryClient), allows: mayManageTeams }) },
    {
      path: 'admin',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        component: async () => (await import('./admin-page.tsx')).AdminPage,
      }),
    },
    {
      path: 'admin/users',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: usersRefusal,
        prefetch: ({ search }) => {
          queryClient.prefetchQuery(userListQuery(userFilters.read(search)));
          queryClient.prefetchQuery(userCountsQuery());
          queryClient.prefetchQuery(departmentsQuery());
        },
        component: async () => (await import('./users-with-leaving-page.tsx')).UsersWithLeavingPage,
      }),
    },
  ];
}

/** The settings page of several slices. */
export function companySettingsPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'settings/company',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        prefetch: () => {
          queryClient.prefetchQuery(settingsQuery);
          queryClient.prefetchQuery(settingsHistoryQuery);
        },
        component: async () => (await import('./company-settings-page.tsx')).CompanySettingsPage,
      }),
    },
  ];
}

const teamPage = (queryClient: QueryClient): Page => ({
  prefetch: async ({ search, params: { teamId } }) => {
    if (!isIdentifier(teamId)) return;
    queryClient.prefetchQuery(teamQuery(teamId));
    queryClient.prefetchQuery(membersQuery(teamId));
    const position = readPosition(search, await readToday(queryClient));
    const shown = periodOfWeeks(weeksIn(position, await readFirstDay(queryClient)));
    queryClient.prefetchQuery(approvedRequestsQuery(shown, teamId));
    queryClient.prefetchQuery(capacityQuery(teamId, shown));
  },
  component: async () => (await import('./team-with-timeline-page.tsx')).TeamWithTimelinePage,
});
