import type { QueryClient } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router';
import { auditPages } from './audit/routes.tsx';
import { calendarPages, connectionPages } from './connections/routes.tsx';
import { companySettingsPages, dashboardPages } from './dashboard/routes.tsx';
import { departmentPages } from './departments/routes.tsx';
import { leavePages } from './leave/routes.tsx';
import { prefetchTypes } from './leave/types/types.ts';
import { mailPages } from './mails/routes.tsx';
import { monthPages, payrollPages } from './payroll/routes.tsx';
import { importPages } from './people/routes.tsx';
import { withTexts } from './platform/page.ts';
import { setupPages } from './setup/routes.tsx';
import { ErrorPage, ErrorScreen } from './shell/failures/error-screen.tsx';
import { FrontDoor, LoadingScreen, SessionCheck } from './shell/failures/front-door.tsx';
import { aboutPages, helpRoutes, settingsOverview, settingsPages } from './shell/routes.tsx';
import { teamPages } from './teams/routes.tsx';
import { balanceSettingsPages, timeOffPages } from './time-off/routes.tsx';

/** Settings pages, shown beside the list of them. */
const pagesOfSettings = [
  leavePages,
  balanceSettingsPages,
  departmentPages,
  payrollPages,
  companySettingsPages,
  mailPages,
  connectionPages,
  setupPages,
  auditPages,
];

/** All signed-in pages; each slice lists its own. */
const signedInPages = [
  dashboardPages,
  calendarPages,
  timeOffPages,
  monthPages,
  teamPages,
  importPages,
  settingsOverview,
  (queryClient: QueryClient) => settingsPages(queryClient, pagesOfSettings),
  helpRoutes,
  aboutPages,
];

/** Every address of the product and its page. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <SessionCheck />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { index: true, element: <FrontDoor /> },
        {
          path: 'login',
          lazy: {
            Component: () => withTexts(async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage),
          },
        },
        {
          path: 'login/confirm',
          lazy: {
            Component: () =>
              withTexts(async () => (await import('./sign-in/confirm-sign-in-page.tsx')).ConfirmSignInPage),
          },
        },
        {
          path: 'decide/:requestId',
          lazy: {
            Component: () =>
              withTexts(
                async () => (await import('./connections/email-decisions/decide-page.tsx')).DecidePage,
              ),
          },
        },
        {
          loader: () => prefetchTypes(queryClient),
          lazy: {
            Component: () =>
              withTexts(async () => (await import('./shell/signed-in-shell.tsx')).SignedInShell),
          },
          children: [
            {
              element: <Outlet />,
              errorElement: <ErrorPage />,
              children: signedInPages.flatMap((pages) => pages(queryClient)),
            },
          ],
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
