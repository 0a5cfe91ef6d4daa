import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { peopleOpenings } from './people-openings.ts';
import { page } from './platform/page.ts';

const balancePage = async () => (await import('./time-off/balances/balance-page.tsx')).BalancePage;

/** The pages about one person or all of them. */
export function peoplePages(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: 'people',
      ...page(queryClient, {
        ...peopleOpenings.people,
        component: async () => (await import('./teams/people-page.tsx')).PeoplePage,
      }),
    },
    {
      path: 'people/:userId',
      ...page(queryClient, {
        ...peopleOpenings['people/:userId'],
        component: async () => (await import('./dashboard/person/person-page.tsx')).PersonPage,
      }),
    },
    {
      path: 'time-off/people',
      ...page(queryClient, {
        ...peopleOpenings['time-off/people'],
        refusal: "You don't have permission to see other people's balances.",
        component: async () => (await import('./dashboard/my-people-page.tsx')).MyPeoplePage,
      }),
    },
    { path: 'balance', ...page(queryClient, { ...peopleOpenings.balance, component: balancePage }) },
    {
      path: 'balance/:userId',
      ...page(queryClient, { ...peopleOpenings['balance/:userId'], component: balancePage }),
    },
  ];
}
