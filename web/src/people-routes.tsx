import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { isIdentifier } from './platform/address.ts';
import { type Page, page } from './platform/page.ts';
import { colleagueQuery, colleaguesQuery } from './teams/members/api.ts';
import { peopleFilters } from './teams/people-filters.ts';
import { accountsQuery, entriesQuery } from './time-off/balances/api.ts';
import { balanceFilters } from './time-off/balances/balance-filters.ts';

/** The pages about one person or all of them. */
export function peoplePages(queryClient: QueryClient): RouteObject[] {
  const balancePage: Page = {
    component: async () => (await import('./time-off/balances/balance-page.tsx')).BalancePage,
    prefetch: (client, search, { userId }) => {
      if (userId !== undefined && !isIdentifier(userId)) return;
      const { on, type = 'VACATION' } = balanceFilters.read(search);
      client.prefetchQuery(accountsQuery({ userId, on }));
      if (on === undefined) client.prefetchQuery(entriesQuery({ userId, type }));
    },
  };
  return [
    {
      path: 'people',
      ...page(queryClient, {
        component: async () => (await import('./teams/people-page.tsx')).PeoplePage,
        prefetch: (client, search) => client.prefetchQuery(colleaguesQuery(peopleFilters.read(search))),
      }),
    },
    {
      path: 'people/:userId',
      ...page(queryClient, {
        component: async () => (await import('./dashboard/person-page.tsx')).PersonPage,
        prefetch: (client, _search, { userId }) => {
          if (isIdentifier(userId)) client.prefetchQuery(colleagueQuery(userId));
        },
      }),
    },
    {
      path: 'time-off/people',
      ...page(queryClient, {
        allows: mayApproveTimeOff,
        refusal: "You don't have permission to see other people's balances.",
        component: async () => (await import('./dashboard/my-people-page.tsx')).MyPeoplePage,
      }),
    },
    { path: 'balance', ...page(queryClient, balancePage) },
    { path: 'balance/:userId', ...page(queryClient, balancePage) },
  ];
}
