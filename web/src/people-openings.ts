import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { isIdentifier } from './platform/address.ts';
import type { Opening } from './platform/page.ts';
import { colleagueQuery, colleaguesQuery } from './teams/members/api.ts';
import { peopleFilters } from './teams/people-filters.ts';
import { accountsQuery, entriesQuery, lapsesQuery } from './time-off/balances/api.ts';
import { balanceFilters } from './time-off/balances/balance-filters.ts';

const balancePrefetch: Opening['prefetch'] = (client, search, { userId }) => {
  if (userId !== undefined && !isIdentifier(userId)) return;
  const { on, type = 'VACATION' } = balanceFilters.read(search);
  if (userId === undefined) client.prefetchQuery(lapsesQuery());
  client.prefetchQuery(accountsQuery({ userId, on }));
  if (on === undefined) client.prefetchQuery(entriesQuery({ userId, type }));
};

/** The same of the pages about one person or all of them. */
export const peopleOpenings = {
  people: { prefetch: (client, search) => client.prefetchQuery(colleaguesQuery(peopleFilters.read(search))) },
  'people/:userId': {
    prefetch: (client, _search, { userId }) => {
      if (isIdentifier(userId)) client.prefetchQuery(colleagueQuery(userId));
    },
  },
  'time-off/people': { allows: mayApproveTimeOff },
  balance: { prefetch: balancePrefetch },
  'balance/:userId': { prefetch: balancePrefetch },
} satisfies Record<string, Opening>;
