import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { isIdentifier } from './platform/lists/address.ts';
import type { Opening } from './platform/page.ts';
import { colleagueQuery, colleaguesQuery } from './teams/members/api.ts';
import { peopleFilters } from './teams/people-filters.ts';
import { accountsQuery, entriesQuery, heldTermsQuery, lapsesQuery } from './time-off/balances/account/api.ts';
import { balanceFilters } from './time-off/balances/balance-filters.ts';

/** Of one's own alone: what is read of somebody else's balance is logged, so that is asked for once it is shown. */
const balancePrefetch: Opening['prefetch'] = (client, search, { userId }, viewer) => {
  if (userId !== undefined && userId !== viewer.id) return;
  const { on, type = 'VACATION' } = balanceFilters.read(search);
  client.prefetchQuery(lapsesQuery());
  client.prefetchQuery(accountsQuery({ on }));
  client.prefetchQuery(heldTermsQuery({ on }));
  if (on === undefined) client.prefetchQuery(entriesQuery({ type }));
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
