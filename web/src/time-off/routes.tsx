import { mayApproveTimeOff, mayManageUsers } from '@almanac/domain/access/permissions';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { leaveRefusal } from '../leave/routes.tsx';
import { isIdentifier, onlyPages } from '../platform/lists/address.ts';
import { type Page, page } from '../platform/page.ts';
import { readToday } from '../platform/session/today.ts';
import { readFirstDay } from '../platform/week-start.ts';
import { decisionFactsQuery, pendingApprovalsQuery } from './approvals/decisions/api.ts';
import {
  accountsQuery,
  effectiveTermsQuery,
  entriesQuery,
  lapsesQuery,
  myBalanceQuery,
} from './balances/account/api.ts';
import { balanceFilters } from './balances/balance-filters.ts';
import { readYear } from './booking/year/year-days.ts';
import { closingsQuery } from './closings/api.ts';
import { text } from './messages/route-text.ts';
import { awayFilters, shownDays } from './presence/away/away-filters.ts';
import {
  absenceGroupsQuery,
  absencesQuery,
  approvalGroupsQuery,
  calendarQuery,
  plannedRequestsQuery,
  workYearQuery,
} from './presence/entries/api.ts';
import { calendarFilters } from './presence/entries/calendar-filters.ts';
import { readMonth, weeksAround } from './presence/month/calendar-month.ts';
import { periodOfSpan } from './presence/people/people-days.ts';
import { keptListsQuery, keptProvisionsQuery, provisionsQuery } from './provisions/api.ts';
import { provisionFilters, shownDay } from './provisions/provision-filters.ts';
import { recalculationsQuery } from './recalculations/api.ts';
import { recalculationFilters } from './recalculations/recalculation-filters.ts';
import { requestListQuery, requestQuery } from './requests/api.ts';
import { requestFilters } from './requests/request-filters.ts';

export function timeOffPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'away',
      ...page(queryClient, {
        prefetch: async ({ search }) => {
          const filters = awayFilters.read(search);
          const { departmentId, teamId } = filters;
          const days = shownDays(filters, await readToday(queryClient), await readFirstDay(queryClient));
          queryClient.prefetchQuery(absencesQuery(days, teamId, departmentId));
          queryClient.prefetchQuery(absenceGroupsQuery());
        },
        component: async () => (await import('./presence/away/away-page.tsx')).AwayPage,
      }),
    },
    {
      path: 'time-off',
      ...page(queryClient, {
        prefetch: async ({ search, viewer }) => {
          queryClient.prefetchQuery(myBalanceQuery());
          queryClient.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search)));
          const year = readYear(search.get('year'), await readToday(queryClient));
          queryClient.prefetchQuery(plannedRequestsQuery(calendarYear(year), viewer.id));
          queryClient.prefetchQuery(workYearQuery(year));
        },
        component: async () => (await import('./time-off-page.tsx')).TimeOffPage,
      }),
    },
    {
      path: 'time-off/my-requests',
      ...page(queryClient, {
        prefetch: ({ search }) =>
          queryClient.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search))),
        component: async () => (await import('./my-requests-page.tsx')).MyRequestsPage,
      }),
    },
    {
      path: 'time-off/requests/:requestId',
      ...page(queryClient, {
        prefetch: ({ params: { requestId } }) => {
          if (isIdentifier(requestId)) queryClient.prefetchQuery(requestQuery(requestId));
        },
        component: async () => (await import('./request-page.tsx')).RequestPage,
      }),
    },
    {
      path: 'time-off/approvals',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        refusal: () => text('time-off.accessDeniedHint'),
        prefetch: async ({ search }) => {
          const { data } = await queryClient.fetchQuery(pendingApprovalsQuery(onlyPages.read(search).page));
          if (data.length > 0) queryClient.prefetchQuery(decisionFactsQuery(data.map(({ id }) => id)));
        },
        component: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
      }),
    },
    {
      path: 'time-off/reports',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        component: async () => (await import('./reports-page.tsx')).ReportsPage,
      }),
    },
    {
      path: 'time-off/reports/sickness',
      ...page(queryClient, {
        allows: mayManageUsers,
        component: async () => (await import('./sickness/sickness-page.tsx')).SicknessPage,
      }),
    },
    {
      path: 'time-off/calendar',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        prefetch: async ({ search }) => {
          const month = readMonth(search.get('month'), await readToday(queryClient));
          const { view, span, teamId, departmentId } = calendarFilters.read(search);
          queryClient.prefetchQuery(approvalGroupsQuery());
          const shown =
            view === 'people'
              ? periodOfSpan(month, span)
              : weeksAround(month, await readFirstDay(queryClient));
          queryClient.prefetchQuery(calendarQuery(shown, { teamId, departmentId, only: 'scope' }));
        },
        component: async () => (await import('./team-calendar-page.tsx')).TeamCalendarPage,
      }),
    },
    {
      path: 'balance/statement',
      ...page(queryClient, {
        component: async () => (await import('./statements/statement-page.tsx')).StatementPage,
      }),
    },
    {
      path: 'leave-certificate/:userId',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./statements/certificate-page.tsx')).CertificatePage,
      }),
    },
    { path: 'balance', ...page(queryClient, balancePage(queryClient)) },
    { path: 'balance/:userId', ...page(queryClient, balancePage(queryClient)) },
  ];
}

/** Settings pages about balances of many people. */
export function balanceSettingsPages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'admin/leave/year-end',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        prefetch: () => queryClient.prefetchQuery(closingsQuery),
        component: async () => (await import('./closings/year-end-page.tsx')).YearEndPage,
      }),
    },
    {
      path: 'admin/leave/provisions',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        prefetch: async ({ search }) => {
          const { kept, departmentId, page: shown, ...filters } = provisionFilters.read(search);
          if (kept !== undefined) return queryClient.prefetchQuery(keptProvisionsQuery(kept, shown));
          const on = shownDay(filters, await readToday(queryClient));
          queryClient.prefetchQuery(provisionsQuery({ on, departmentId, page: shown }));
          queryClient.prefetchQuery(keptListsQuery);
        },
        component: async () => (await import('./provisions/provisions-page.tsx')).ProvisionsPage,
      }),
    },
    {
      path: 'admin/leave/statements',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        component: async () => (await import('./statements/statements-page.tsx')).StatementsPage,
      }),
    },
    {
      path: 'admin/leave/recalculations',
      ...page(queryClient, {
        allows: mayManageUsers,
        refusal: leaveRefusal,
        prefetch: ({ search }) =>
          queryClient.prefetchQuery(recalculationsQuery(recalculationFilters.read(search))),
        component: async () => (await import('./recalculations/recalculations-page.tsx')).RecalculationsPage,
      }),
    },
  ];
}

const balancePage = (queryClient: QueryClient): Page => ({
  prefetch: ({ search, params: { userId }, viewer }) => {
    // Reading someone else's balance is logged, so it isn't prefetched.
    if (userId !== undefined && userId !== viewer.id) return;
    const { on, type = 'VACATION' } = balanceFilters.read(search);
    queryClient.prefetchQuery(lapsesQuery());
    queryClient.prefetchQuery(accountsQuery({ on }));
    queryClient.prefetchQuery(effectiveTermsQuery({ on }));
    if (on === undefined) queryClient.prefetchQuery(entriesQuery({ type }));
  },
  component: async () => (await import('./balance-and-illnesses.tsx')).BalanceAndIllnesses,
});
