import { mayManageUsers } from '@almanac/domain/access/permissions';
import { departmentsQuery } from './departments/api.ts';
import { plansQuery } from './leave/plans/plans-api.ts';
import {
  placesQuery as placesOfTerms,
  schedulesQuery as schedulesOfTerms,
  termsOfPeopleQuery,
} from './leave/terms/terms-api.ts';
import { termsFilters } from './leave/terms/terms-filters.ts';
import { storedTypesQuery } from './leave/types/types-api.ts';
import type { Opening } from './platform/page.ts';
import { closingsQuery } from './time-off/closings/api.ts';
import { recalculationsQuery } from './time-off/recalculations/api.ts';
import { recalculationFilters } from './time-off/recalculations/recalculation-filters.ts';
import { placesQuery, schedulesQuery } from './work-time/api.ts';

/** The same of the pages of HR's area 'Leave'. */
export const leaveOpenings = {
  'admin/leave/types': {
    allows: mayManageUsers,
    prefetch: (client) => client.prefetchQuery(storedTypesQuery()),
  },
  'admin/leave/plans': { allows: mayManageUsers, prefetch: (client) => client.prefetchQuery(plansQuery) },
  'admin/leave/plans/:planId': {
    allows: mayManageUsers,
    prefetch: (client) => client.prefetchQuery(plansQuery),
  },
  'admin/leave/plans/:planId/:type': {
    allows: mayManageUsers,
    prefetch: (client) => client.prefetchQuery(plansQuery),
  },
  'admin/leave/places': {
    allows: mayManageUsers,
    prefetch: (client) => {
      client.prefetchQuery(placesQuery);
      client.prefetchQuery(plansQuery);
      client.prefetchQuery(schedulesQuery);
    },
  },
  'admin/leave/places/:placeId': {
    allows: mayManageUsers,
    prefetch: (client) => client.prefetchQuery(placesQuery),
  },
  'admin/leave/schedules': {
    allows: mayManageUsers,
    prefetch: (client) => client.prefetchQuery(schedulesQuery),
  },
  'admin/leave/people': {
    allows: mayManageUsers,
    prefetch: (client, search) => {
      client.prefetchQuery(termsOfPeopleQuery(termsFilters.read(search)));
      client.prefetchQuery(departmentsQuery());
      client.prefetchQuery(placesOfTerms);
      client.prefetchQuery(plansQuery);
      client.prefetchQuery(schedulesOfTerms);
    },
  },
  'admin/leave/year-end': {
    allows: mayManageUsers,
    prefetch: (client) => client.prefetchQuery(closingsQuery),
  },
  'admin/leave/recalculations': {
    allows: mayManageUsers,
    prefetch: (client, search) =>
      client.prefetchQuery(recalculationsQuery(recalculationFilters.read(search))),
  },
} satisfies Record<string, Opening>;
