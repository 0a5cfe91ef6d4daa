import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../people/schema.ts';
import {
  Absence,
  ApprovalGroups,
  CalendarReport,
  CheckConflicts,
  CheckTeamCapacity,
  Coverage,
  ReadCalendarReport,
  ReadStatistics,
  ReadTeamReport,
  Statistics,
  TeamCapacity,
  TeamReport,
} from './report-schema.ts';
import { TimeOffRequest } from './schema.ts';

export const checkTeamCapacity = endpoint({
  name: 'checkTeamCapacity',
  summary: 'Who of the department would be away, the caller (for approvers, a requester) included',
  method: 'GET',
  path: '/vacation/team-capacity/check',
  access: 'signed-in',
  query: CheckTeamCapacity,
  status: 200,
  answer: TeamCapacity,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const checkConflicts = endpoint({
  name: 'checkConflicts',
  summary: 'The own requests in the way of a period, and who of the department is away then',
  method: 'GET',
  path: '/vacation/conflicts/check',
  access: 'signed-in',
  query: CheckConflicts,
  status: 200,
  answer: z.object({
    hasConflicts: z.boolean(),
    ownRequests: z.array(TimeOffRequest),
    teammates: z.array(Absence),
  }),
  refusals: ['NOT_FOUND'],
});

export const readStatistics = endpoint({
  name: 'readStatistics',
  summary: "What the requests in the approver's scope come to in a calendar year",
  method: 'GET',
  path: '/vacation/stats',
  access: 'signed-in',
  query: ReadStatistics,
  status: 200,
  answer: Statistics,
  refusals: ['FORBIDDEN'],
});

export const readCalendarReport = endpoint({
  name: 'readCalendarReport',
  summary: 'The approved requests in sight of the approver, day by day',
  method: 'GET',
  path: '/vacation/reports/calendar',
  access: 'signed-in',
  query: ReadCalendarReport,
  status: 200,
  answer: CalendarReport,
  refusals: ['FORBIDDEN'],
});

export const readCoverage = endpoint({
  name: 'readCoverage',
  summary: 'How many of the people in sight of the approver are away on each business day',
  method: 'GET',
  path: '/vacation/reports/coverage',
  access: 'signed-in',
  query: ReadCalendarReport,
  status: 200,
  answer: Coverage,
  refusals: ['FORBIDDEN'],
});

export const readApprovalGroups = endpoint({
  name: 'readApprovalGroups',
  summary: 'The departments and teams of the people whose requests the caller decides',
  method: 'GET',
  path: '/vacation/approval-groups',
  access: 'signed-in',
  status: 200,
  answer: ApprovalGroups,
  refusals: ['FORBIDDEN'],
});

export const readTeamReport = endpoint({
  name: 'readTeamReport',
  summary:
    'The approved days of each member of a team in sight; for its lead, its department’s manager and administrators',
  method: 'GET',
  path: '/vacation/reports/team/{teamId}',
  access: 'signed-in',
  params: z.object({ teamId: Id }),
  query: ReadTeamReport,
  status: 200,
  answer: TeamReport,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});
