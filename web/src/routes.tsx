import {
  mayApproveTimeOff,
  mayManageTeams,
  mayManageUsers,
  mayViewAdminPanel,
} from '@almanac/domain/access/permissions';
import { dateAt } from '@almanac/domain/calendar/calendar-date';
import type { QueryClient } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router';
import { prefetchAudit } from './audit/api.ts';
import { auditFilters } from './audit/audit-filters.ts';
import { departmentsQuery } from './departments/api.ts';
import { prefetchTypes } from './leave/types.ts';
import { leavePages } from './leave-routes.tsx';
import { mailsQuery } from './mails/api.ts';
import { mailFilters } from './mails/mail-filters.ts';
import { userCountsQuery, userListQuery } from './people/accounts/api.ts';
import { userFilters } from './people/accounts/user-filters.ts';
import { peoplePages } from './people-routes.tsx';
import { aboutQuery } from './platform/about.ts';
import { isIdentifier, onlyPages } from './platform/address.ts';
import { companyQuery } from './platform/company.ts';
import { type Page, page } from './platform/page.ts';
import { mailPreferencesQuery, sessionsQuery } from './profile/api.ts';
import { ErrorPage, ErrorScreen } from './shell/error-screen.tsx';
import { FrontDoor, LoadingScreen, SessionCheck } from './shell/front-door.tsx';
import { teamListQuery, teamQuery } from './teams/directory/api.ts';
import { teamFilters } from './teams/directory/team-filters.ts';
import { membersQuery } from './teams/members/api.ts';
import { pendingApprovalsQuery } from './time-off/approvals/api.ts';
import { myBalanceQuery } from './time-off/balances/api.ts';
import {
  absenceGroupsQuery,
  absencesQuery,
  approvalGroupsQuery,
  calendarPeopleQuery,
  coverageQuery,
  firstAbsencesQuery,
  freeDaysQuery,
  nextDaysOffQuery,
  requestsAroundQuery,
} from './time-off/presence/api.ts';
import { awayFilters, shownDays } from './time-off/presence/away-filters.ts';
import { comingDays } from './time-off/presence/away-periods.ts';
import { calendarFilters } from './time-off/presence/calendar-filters.ts';
import { readMonth, weeksAround } from './time-off/presence/calendar-month.ts';
import { periodOfSpan } from './time-off/presence/people-days.ts';
import { requestListQuery, requestQuery } from './time-off/requests/api.ts';
import { requestFilters } from './time-off/requests/request-filters.ts';

const usersRefusal = "You don't have permission to manage users.";

/** Every address of the product and the page that stands there. */
const teamPage: Page = {
  component: async () => (await import('./dashboard/team-with-timeline-page.tsx')).TeamWithTimelinePage,
  prefetch: (client, _search, { teamId }) => {
    if (!isIdentifier(teamId)) return;
    client.prefetchQuery(teamQuery(teamId));
    client.prefetchQuery(membersQuery(teamId));
  },
};

export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const signedInPages: RouteObject[] = [
    {
      path: 'dashboard',
      ...page(queryClient, {
        component: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
        prefetch: async (client) => {
          client.prefetchQuery(myBalanceQuery());
          client.prefetchQuery(nextDaysOffQuery());
          const { timeZone } = await client.ensureQueryData(companyQuery);
          client.prefetchQuery(firstAbsencesQuery(comingDays(dateAt(Date.now(), timeZone))));
        },
      }),
    },
    {
      path: 'profile',
      ...page(queryClient, {
        component: async () => (await import('./dashboard/my-profile-page.tsx')).MyProfilePage,
        prefetch: (client) => {
          client.prefetchQuery(mailPreferencesQuery());
          client.prefetchQuery(sessionsQuery());
        },
      }),
    },
    {
      path: 'about',
      ...page(queryClient, {
        component: async () => (await import('./shell/about-page.tsx')).AboutPage,
        prefetch: (client) => client.prefetchQuery(aboutQuery),
      }),
    },
    {
      path: 'away',
      ...page(queryClient, {
        component: async () => (await import('./time-off/presence/away-page.tsx')).AwayPage,
        prefetch: async (client, search) => {
          const { timeZone } = await client.ensureQueryData(companyQuery);
          const filters = awayFilters.read(search);
          const { departmentId, teamId } = filters;
          const days = shownDays(filters, dateAt(Date.now(), timeZone));
          client.prefetchQuery(absencesQuery(days, teamId, departmentId));
          client.prefetchQuery(absenceGroupsQuery());
        },
      }),
    },
    {
      path: 'time-off',
      ...page(queryClient, {
        component: async () => (await import('./time-off/time-off-page.tsx')).TimeOffPage,
        prefetch: (client, search) => {
          client.prefetchQuery(myBalanceQuery());
          client.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search)));
        },
      }),
    },
    {
      path: 'time-off/my-requests',
      ...page(queryClient, {
        component: async () => (await import('./time-off/my-requests-page.tsx')).MyRequestsPage,
        prefetch: (client, search) =>
          client.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search))),
      }),
    },
    {
      path: 'time-off/requests/:requestId',
      ...page(queryClient, {
        component: async () => (await import('./time-off/request-page.tsx')).RequestPage,
        prefetch: (client, _search, { requestId }) => {
          if (isIdentifier(requestId)) client.prefetchQuery(requestQuery(requestId));
        },
      }),
    },
    {
      path: 'time-off/approvals',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        refusal: "You don't have permission to approve time off requests.",
        component: async () => (await import('./time-off/approvals-page.tsx')).ApprovalsPage,
        prefetch: (client, search) =>
          client.prefetchQuery(pendingApprovalsQuery(onlyPages.read(search).page)),
      }),
    },
    {
      path: 'time-off/reports',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        component: async () => (await import('./time-off/reports-page.tsx')).ReportsPage,
      }),
    },
    {
      path: 'time-off/calendar',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        component: async () => (await import('./time-off/team-calendar-page.tsx')).TeamCalendarPage,
        prefetch: async (client, search) => {
          const { timeZone } = await client.ensureQueryData(companyQuery);
          const month = readMonth(search.get('month'), dateAt(Date.now(), timeZone));
          const { view, span, teamId, departmentId } = calendarFilters.read(search);
          client.prefetchQuery(approvalGroupsQuery());
          if (view === 'people') {
            client.prefetchQuery(calendarPeopleQuery(periodOfSpan(month, span), teamId, departmentId));
            return;
          }
          const weeks = weeksAround(month);
          client.prefetchQuery(requestsAroundQuery(weeks, teamId, departmentId));
          client.prefetchQuery(freeDaysQuery(weeks, teamId, departmentId));
          client.prefetchQuery(coverageQuery(month, teamId, departmentId));
        },
      }),
    },
    {
      path: 'teams',
      ...page(queryClient, {
        allows: mayManageTeams,
        component: async () => (await import('./teams/directory/teams-page.tsx')).TeamsPage,
        prefetch: (client, search) => client.prefetchQuery(teamListQuery(teamFilters.read(search))),
      }),
    },
    {
      path: 'teams/allocations',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        component: async () => (await import('./teams/allocations-page.tsx')).AllocationsPage,
      }),
    },
    {
      path: 'teams/mine',
      ...page(queryClient, {
        component: async () => (await import('./teams/my-teams-page.tsx')).MyTeamsPage,
        prefetch: (client, search) =>
          client.prefetchQuery(teamListQuery({ ...onlyPages.read(search), isOwn: true })),
      }),
    },
    { path: 'teams/mine/:teamId', ...page(queryClient, teamPage) },
    { path: 'teams/:teamId', ...page(queryClient, { ...teamPage, allows: mayManageTeams }) },
    {
      path: 'admin',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        component: async () => (await import('./dashboard/admin-page.tsx')).AdminPage,
      }),
    },
    {
      path: 'admin/users',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: usersRefusal,
        component: async () => (await import('./dashboard/users-with-leaving-page.tsx')).UsersWithLeavingPage,
        prefetch: (client, search) => {
          client.prefetchQuery(userListQuery(userFilters.read(search)));
          client.prefetchQuery(userCountsQuery());
          client.prefetchQuery(departmentsQuery());
        },
      }),
    },
    {
      path: 'admin/users/import',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: usersRefusal,
        component: async () => (await import('./people/import/import-page.tsx')).ImportPage,
      }),
    },
    {
      path: 'admin/departments',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        component: async () => (await import('./departments/departments-page.tsx')).DepartmentsPage,
        prefetch: (client) => client.prefetchQuery(departmentsQuery()),
      }),
    },
    ...peoplePages(queryClient),
    ...leavePages(queryClient),
    {
      path: 'admin/audit',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        component: async () => (await import('./audit/audit-page.tsx')).AuditPage,
        prefetch: (client, search) => prefetchAudit(client, auditFilters.read(search)),
      }),
    },
    {
      path: 'admin/mails',
      ...page(queryClient, {
        allows: mayViewAdminPanel,
        component: async () => (await import('./mails/mails-page.tsx')).MailsPage,
        prefetch: (client, search) => client.prefetchQuery(mailsQuery(mailFilters.read(search))),
      }),
    },
  ];

  return [
    {
      element: <SessionCheck />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { index: true, element: <FrontDoor /> },
        {
          path: 'login',
          lazy: { Component: async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage },
        },
        {
          path: 'login/confirm',
          lazy: {
            Component: async () => (await import('./sign-in/confirm-sign-in-page.tsx')).ConfirmSignInPage,
          },
        },
        {
          loader: () => prefetchTypes(queryClient),
          lazy: { Component: async () => (await import('./shell/signed-in-shell.tsx')).SignedInShell },
          children: [{ element: <Outlet />, errorElement: <ErrorPage />, children: signedInPages }],
        },
        {
          lazy: {
            Component: async () => (await import('./shell/signed-in-shell.tsx')).ShellForUnknownAddress,
          },
          children: [
            {
              path: '*',
              lazy: { Component: async () => (await import('./shell/not-found-page.tsx')).NotFoundPage },
            },
          ],
        },
      ],
    },
  ];
}
