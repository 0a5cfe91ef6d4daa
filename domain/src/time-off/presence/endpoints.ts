import * as z from 'zod/mini';
import { checkReportViewer } from '../../access/approver-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { TimeOffRequest } from '../requests/schema.ts';
import {
  Absence,
  ApprovalGroups,
  CheckConflicts,
  CheckTeamCapacity,
  Coverage,
  ListAbsences,
  mostTeammates,
  NextDaysOff,
  ReadCalendarReport,
  ReadWorkDays,
  TeamCapacity,
  VisibleAbsence,
  WorkDay,
} from './schema.ts';

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
  summary:
    'The own requests in the way of a period, and who of the department is away on days that both would work: the first 1,000 absences',
  method: 'GET',
  path: '/vacation/conflicts/check',
  access: 'signed-in',
  query: CheckConflicts,
  status: 200,
  answer: z.object({
    hasConflicts: z.boolean(),
    ownRequests: z.array(TimeOffRequest),
    teammates: z.array(Absence).check(z.maxLength(mostTeammates)),
  }),
  refusals: ['NOT_FOUND'],
});

export const listAbsences = endpoint({
  name: 'listAbsences',
  summary:
    'Who is away, of those of whom the caller may know: approved time off with a day of the period, people of the own teams first, then by its start; at most 20,000 days of absence. X-Total-Count carries how many people there are, of whom `limit` may ask for the first',
  method: 'GET',
  path: '/vacation/absences',
  access: 'signed-in',
  scope: 'time-off:read',
  query: ListAbsences,
  status: 200,
  answer: z.array(VisibleAbsence),
  isCached: true,
  refusals: [],
});

export const readAbsenceGroups = endpoint({
  name: 'readAbsenceGroups',
  summary: 'The departments and teams of the people of whom the caller may know when they are away',
  method: 'GET',
  path: '/vacation/absence-groups',
  access: 'signed-in',
  status: 200,
  answer: ApprovalGroups,
  refusals: [],
});

export const readNextDaysOff = endpoint({
  name: 'readNextDaysOff',
  summary: 'The next days on which the caller is away, or asked to be, and who is asked to decide them',
  method: 'GET',
  path: '/vacation/next-days-off',
  access: 'signed-in',
  status: 200,
  answer: NextDaysOff,
  refusals: [],
});

export const readCoverage = endpoint({
  name: 'readCoverage',
  summary: 'How many of the people in sight of the approver are away on each business day',
  method: 'GET',
  path: '/vacation/reports/coverage',
  access: 'signed-in',
  mayTry: checkReportViewer,
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
  mayTry: checkReportViewer,
  status: 200,
  answer: ApprovalGroups,
  refusals: ['FORBIDDEN'],
});

export const readWorkDays = endpoint({
  name: 'readWorkDays',
  summary:
    'What the caller, or somebody whose requests they decide, works on each day, and the public holidays; at most 400 days',
  method: 'GET',
  path: '/vacation/work-days',
  access: 'signed-in',
  query: ReadWorkDays,
  status: 200,
  answer: z.array(WorkDay),
  refusals: ['NOT_FOUND'],
});
