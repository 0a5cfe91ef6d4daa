import {
  mayApproveTimeOff,
  mayManageTeams,
  mayManageUsers,
  mayViewAdminPanel,
} from '@almanac/domain/access/permissions';
import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { prefetchAudit } from './audit/api.ts';
import { auditFilters } from './audit/audit-filters.ts';
import { departmentsQuery } from './departments/api.ts';
import { mailsQuery } from './mails/api.ts';
import { mailFilters } from './mails/mail-filters.ts';
import { userCountsQuery, userListQuery } from './people/accounts/api.ts';
import { userFilters } from './people/accounts/user-filters.ts';
import { aboutQuery } from './platform/about.ts';
import { isIdentifier, onlyPages } from './platform/address.ts';
import { companyQuery } from './platform/company.ts';
import type { Opening } from './platform/page.ts';
import { mailPreferencesQuery, sessionsQuery } from './profile/api.ts';
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

const teamPrefetch: Opening['prefetch'] = (client, _search, { teamId }) => {
  if (!isIdentifier(teamId)) return;
  client.prefetchQuery(teamQuery(teamId));
  client.prefetchQuery(membersQuery(teamId));
};

/** Who may open each page, and what it asks for first, by its address. */
export const openings = {
  dashboard: {
    prefetch: async (client) => {
      client.prefetchQuery(myBalanceQuery());
      client.prefetchQuery(nextDaysOffQuery());
      const { timeZone } = await client.ensureQueryData(companyQuery);
      client.prefetchQuery(firstAbsencesQuery(comingDays(dateAt(Date.now(), timeZone))));
    },
  },
  profile: {
    prefetch: (client) => {
      client.prefetchQuery(mailPreferencesQuery());
      client.prefetchQuery(sessionsQuery());
    },
  },
  about: { prefetch: (client) => client.prefetchQuery(aboutQuery) },
  away: {
    prefetch: async (client, search) => {
      const { timeZone } = await client.ensureQueryData(companyQuery);
      const filters = awayFilters.read(search);
      const { departmentId, teamId } = filters;
      const days = shownDays(filters, dateAt(Date.now(), timeZone));
      client.prefetchQuery(absencesQuery(days, teamId, departmentId));
      client.prefetchQuery(absenceGroupsQuery());
    },
  },
  'time-off': {
    prefetch: (client, search) => {
      client.prefetchQuery(myBalanceQuery());
      client.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search)));
    },
  },
  'time-off/my-requests': {
    prefetch: (client, search) =>
      client.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search))),
  },
  'time-off/requests/:requestId': {
    prefetch: (client, _search, { requestId }) => {
      if (isIdentifier(requestId)) client.prefetchQuery(requestQuery(requestId));
    },
  },
  'time-off/approvals': {
    allows: mayApproveTimeOff,
    prefetch: (client, search) => client.prefetchQuery(pendingApprovalsQuery(onlyPages.read(search).page)),
  },
  'time-off/reports': { allows: mayApproveTimeOff },
  'time-off/calendar': {
    allows: mayApproveTimeOff,
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
  },
  teams: {
    allows: mayManageTeams,
    prefetch: (client, search) => {
      client.prefetchQuery(teamListQuery(teamFilters.read(search)));
      client.prefetchQuery(departmentsQuery());
    },
  },
  'teams/allocations': { allows: mayApproveTimeOff },
  'teams/mine': {
    prefetch: (client, search) =>
      client.prefetchQuery(teamListQuery({ ...onlyPages.read(search), isOwn: true })),
  },
  'teams/mine/:teamId': { prefetch: teamPrefetch },
  'teams/:teamId': { allows: mayManageTeams, prefetch: teamPrefetch },
  admin: { allows: mayViewAdminPanel },
  'admin/users': {
    allows: mayManageUsers,
    prefetch: (client, search) => {
      client.prefetchQuery(userListQuery(userFilters.read(search)));
      client.prefetchQuery(userCountsQuery());
      client.prefetchQuery(departmentsQuery());
    },
  },
  'admin/users/import': { allows: mayManageUsers },
  'admin/departments': {
    allows: mayViewAdminPanel,
    prefetch: (client) => client.prefetchQuery(departmentsQuery()),
  },
  'admin/audit': {
    allows: mayViewAdminPanel,
    prefetch: (client, search) => prefetchAudit(client, auditFilters.read(search)),
  },
  'admin/mails': {
    allows: mayViewAdminPanel,
    prefetch: (client, search) => client.prefetchQuery(mailsQuery(mailFilters.read(search))),
  },
} satisfies Record<string, Opening>;
