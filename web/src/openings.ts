import {
  mayApproveTimeOff,
  mayManageTeams,
  mayManageUsers,
  mayViewAdminPanel,
} from '@almanac/domain/access/permissions';
import { dateAt, mondayOf } from '@almanac/domain/calendar/calendar-date';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchAudit } from './audit/api.ts';
import { auditFilters } from './audit/audit-filters.ts';
import { departmentsQuery } from './departments/api.ts';
import { mailsQuery } from './mails/api.ts';
import { mailFilters } from './mails/mail-filters.ts';
import { userCountsQuery, userListQuery } from './people/accounts/api.ts';
import { userFilters } from './people/accounts/user-filters.ts';
import { isIdentifier, onlyPages } from './platform/lists/address.ts';
import type { Opening } from './platform/page.ts';
import { aboutQuery } from './platform/session/about.ts';
import { companyQuery } from './platform/session/company.ts';
import { mailPreferencesQuery, sessionsQuery } from './profile/api.ts';
import { teamListQuery, teamQuery } from './teams/directory/api.ts';
import { teamFilters } from './teams/directory/team-filters.ts';
import { loadFilters } from './teams/load-filters.ts';
import { loadsQuery, membersQuery, myTeamsQuery } from './teams/members/api.ts';
import { decisionFactsQuery, pendingApprovalsQuery } from './time-off/approvals/decisions/api.ts';
import { lapsesQuery, myBalanceQuery } from './time-off/balances/account/api.ts';
import { readYear } from './time-off/booking/year/year-days.ts';
import { awayFilters, shownDays } from './time-off/presence/away/away-filters.ts';
import { comingDays } from './time-off/presence/away/away-periods.ts';
import {
  absenceGroupsQuery,
  absencesQuery,
  approvalGroupsQuery,
  approvedRequestsQuery,
  calendarPeopleQuery,
  coverageQuery,
  firstAbsencesQuery,
  freeDaysQuery,
  nextDaysOffQuery,
  plannedRequestsQuery,
  requestsAroundQuery,
  workDaysQuery,
} from './time-off/presence/entries/api.ts';
import { calendarFilters } from './time-off/presence/entries/calendar-filters.ts';
import { readMonth, weeksAround } from './time-off/presence/month/calendar-month.ts';
import { periodOfSpan } from './time-off/presence/people/people-days.ts';
import { recalculationCountsQuery } from './time-off/recalculations/api.ts';
import { requestListQuery, requestQuery } from './time-off/requests/api.ts';
import { requestFilters } from './time-off/requests/request-filters.ts';
import { capacityQuery } from './time-off/staffing/api.ts';
import { periodOfWeeks, readPosition, weeksIn } from './time-off/staffing/timeline-period.ts';
import { placesQuery } from './work-time/api.ts';

const todayIn = async (client: QueryClient) => {
  const { timeZone } = await client.ensureQueryData(companyQuery);
  return dateAt(Date.now(), timeZone);
};

const teamPrefetch: Opening['prefetch'] = async (client, search, { teamId }) => {
  if (!isIdentifier(teamId)) return;
  client.prefetchQuery(teamQuery(teamId));
  client.prefetchQuery(membersQuery(teamId));
  const shown = periodOfWeeks(weeksIn(readPosition(search, await todayIn(client))));
  client.prefetchQuery(approvedRequestsQuery(shown, teamId));
  client.prefetchQuery(capacityQuery(teamId, shown));
};

/** Who may open each page, and what it asks for first, by its address. */
export const openings = {
  dashboard: {
    prefetch: async (client, _search, _params, viewer) => {
      client.prefetchQuery(myBalanceQuery());
      client.prefetchQuery(nextDaysOffQuery());
      client.prefetchQuery(lapsesQuery());
      if (mayManageUsers(viewer)) {
        client.prefetchQuery(placesQuery);
        client.prefetchQuery(recalculationCountsQuery);
      }
      if (mayApproveTimeOff(viewer)) client.prefetchQuery(pendingApprovalsQuery(1));
      client.prefetchQuery(firstAbsencesQuery(comingDays(await todayIn(client))));
    },
  },
  profile: {
    prefetch: (client) => {
      client.prefetchQuery(mailPreferencesQuery());
      client.prefetchQuery(sessionsQuery());
      client.prefetchQuery(myTeamsQuery());
    },
  },
  about: { prefetch: (client) => client.prefetchQuery(aboutQuery) },
  away: {
    prefetch: async (client, search) => {
      const filters = awayFilters.read(search);
      const { departmentId, teamId } = filters;
      const days = shownDays(filters, await todayIn(client));
      client.prefetchQuery(absencesQuery(days, teamId, departmentId));
      client.prefetchQuery(absenceGroupsQuery());
    },
  },
  'time-off': {
    prefetch: async (client, search, _params, viewer) => {
      client.prefetchQuery(myBalanceQuery());
      client.prefetchQuery(requestListQuery('my-requests', requestFilters.read(search)));
      const year = calendarYear(readYear(search.get('year'), await todayIn(client)));
      client.prefetchQuery(plannedRequestsQuery(year, viewer.id));
      client.prefetchQuery(workDaysQuery(year));
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
    prefetch: async (client, search) => {
      const { data } = await client.fetchQuery(pendingApprovalsQuery(onlyPages.read(search).page));
      if (data.length > 0) client.prefetchQuery(decisionFactsQuery(data.map(({ id }) => id)));
    },
  },
  'time-off/reports': { allows: mayApproveTimeOff },
  'time-off/calendar': {
    allows: mayApproveTimeOff,
    prefetch: async (client, search) => {
      const month = readMonth(search.get('month'), await todayIn(client));
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
  'teams/allocations': {
    allows: mayApproveTimeOff,
    prefetch: async (client, search, _params, viewer) => {
      if (mayManageTeams(viewer)) client.prefetchQuery(departmentsQuery());
      const filters = loadFilters.read(search);
      const startDate = mondayOf(filters.startDate ?? (await todayIn(client)));
      client.prefetchQuery(loadsQuery({ ...filters, startDate }));
    },
  },
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
