import type { QueryClient } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router';
import { prefetchTypes } from './leave/types/types.ts';
import { leavePages } from './leave-routes.tsx';
import { openings } from './openings.ts';
import { peoplePages } from './people-routes.tsx';
import { page } from './platform/page.ts';
import { ErrorPage, ErrorScreen } from './shell/error-screen.tsx';
import { FrontDoor, LoadingScreen, SessionCheck } from './shell/front-door.tsx';

const usersRefusal = "You don't have permission to manage users.";

const teamPage = async () => (await import('./dashboard/team-with-timeline-page.tsx')).TeamWithTimelinePage;

/** Every address of the product and the page that stands there. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const signedInPages: RouteObject[] = [
    {
      path: 'dashboard',
      ...page(queryClient, {
        ...openings.dashboard,
        component: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: 'profile',
      ...page(queryClient, {
        ...openings.profile,
        component: async () => (await import('./dashboard/my-profile-page.tsx')).MyProfilePage,
      }),
    },
    {
      path: 'about',
      ...page(queryClient, {
        ...openings.about,
        component: async () => (await import('./shell/about-page.tsx')).AboutPage,
      }),
    },
    {
      path: 'away',
      ...page(queryClient, {
        ...openings.away,
        component: async () => (await import('./time-off/presence/away/away-page.tsx')).AwayPage,
      }),
    },
    {
      path: 'time-off',
      ...page(queryClient, {
        ...openings['time-off'],
        component: async () => (await import('./time-off/time-off-page.tsx')).TimeOffPage,
      }),
    },
    {
      path: 'time-off/my-requests',
      ...page(queryClient, {
        ...openings['time-off/my-requests'],
        component: async () => (await import('./time-off/my-requests-page.tsx')).MyRequestsPage,
      }),
    },
    {
      path: 'time-off/requests/:requestId',
      ...page(queryClient, {
        ...openings['time-off/requests/:requestId'],
        component: async () => (await import('./time-off/request-page.tsx')).RequestPage,
      }),
    },
    {
      path: 'time-off/approvals',
      ...page(queryClient, {
        ...openings['time-off/approvals'],
        refusal: "You don't have permission to approve time off requests.",
        component: async () => (await import('./time-off/approvals-page.tsx')).ApprovalsPage,
      }),
    },
    {
      path: 'time-off/reports',
      ...page(queryClient, {
        ...openings['time-off/reports'],
        component: async () => (await import('./time-off/reports-page.tsx')).ReportsPage,
      }),
    },
    {
      path: 'time-off/calendar',
      ...page(queryClient, {
        ...openings['time-off/calendar'],
        component: async () => (await import('./time-off/team-calendar-page.tsx')).TeamCalendarPage,
      }),
    },
    {
      path: 'teams',
      ...page(queryClient, {
        ...openings.teams,
        component: async () => (await import('./teams/directory/teams-page.tsx')).TeamsPage,
      }),
    },
    {
      path: 'teams/allocations',
      ...page(queryClient, {
        ...openings['teams/allocations'],
        component: async () => (await import('./teams/allocations-page.tsx')).AllocationsPage,
      }),
    },
    {
      path: 'teams/mine',
      ...page(queryClient, {
        ...openings['teams/mine'],
        component: async () => (await import('./teams/my-teams-page.tsx')).MyTeamsPage,
      }),
    },
    {
      path: 'teams/mine/:teamId',
      ...page(queryClient, { ...openings['teams/mine/:teamId'], component: teamPage }),
    },
    { path: 'teams/:teamId', ...page(queryClient, { ...openings['teams/:teamId'], component: teamPage }) },
    {
      path: 'admin',
      ...page(queryClient, {
        ...openings.admin,
        component: async () => (await import('./dashboard/admin-page.tsx')).AdminPage,
      }),
    },
    {
      path: 'admin/users',
      ...page(queryClient, {
        ...openings['admin/users'],
        refusal: usersRefusal,
        component: async () => (await import('./dashboard/users-with-leaving-page.tsx')).UsersWithLeavingPage,
      }),
    },
    {
      path: 'admin/users/import',
      ...page(queryClient, {
        ...openings['admin/users/import'],
        refusal: usersRefusal,
        component: async () => (await import('./people/import/import-page.tsx')).ImportPage,
      }),
    },
    {
      path: 'admin/departments',
      ...page(queryClient, {
        ...openings['admin/departments'],
        component: async () => (await import('./departments/departments-page.tsx')).DepartmentsPage,
      }),
    },
    ...peoplePages(queryClient),
    ...leavePages(queryClient),
    {
      path: 'admin/audit',
      ...page(queryClient, {
        ...openings['admin/audit'],
        component: async () => (await import('./audit/audit-page.tsx')).AuditPage,
      }),
    },
    {
      path: 'admin/mails',
      ...page(queryClient, {
        ...openings['admin/mails'],
        component: async () => (await import('./mails/mails-page.tsx')).MailsPage,
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
