import * as z from 'zod/mini';
import { checkHrApprover, checkReportViewer } from '../../access/approver-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { ReadCalendarReport } from '../presence/schema.ts';
import {
  BalanceSum,
  CalendarReport,
  CompanyToday,
  ReadBalanceSums,
  ReadStatistics,
  ReadTeamReport,
  Statistics,
  TeamReport,
} from './schema.ts';

export const readStatistics = endpoint({
  name: 'readStatistics',
  summary: "What the requests in the approver's scope come to in a calendar year",
  method: 'GET',
  path: '/vacation/stats',
  access: 'signed-in',
  mayTry: checkReportViewer,
  query: ReadStatistics,
  status: 200,
  answer: Statistics,
  refusals: ['FORBIDDEN'],
});

export const readCalendarReport = endpoint({
  name: 'readCalendarReport',
  summary: 'The approved requests in sight of the approver, day by day; at most 20,000 days of absence',
  method: 'GET',
  path: '/vacation/reports/calendar',
  access: 'signed-in',
  mayTry: checkReportViewer,
  query: ReadCalendarReport,
  status: 200,
  answer: CalendarReport,
  isCached: true,
  refusals: ['FORBIDDEN'],
});

export const readTeamReport = endpoint({
  name: 'readTeamReport',
  summary:
    'The approved days of each member of a team in sight; for its lead, its department’s manager and administrators',
  method: 'GET',
  path: '/vacation/reports/team/{teamId}',
  access: 'signed-in',
  mayTry: checkReportViewer,
  params: z.object({ teamId: Id }),
  query: ReadTeamReport,
  status: 200,
  answer: TeamReport,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readBalanceSums = endpoint({
  name: 'readBalanceSums',
  summary:
    "What the balances of a type come to in each department of the people in the approver's sight, by name",
  method: 'GET',
  path: '/vacation/reports/balances',
  access: 'signed-in',
  mayTry: checkReportViewer,
  query: ReadBalanceSums,
  status: 200,
  answer: z.array(BalanceSum),
  refusals: ['FORBIDDEN'],
});

export const readCompanyToday = endpoint({
  name: 'readCompanyToday',
  summary:
    'What concerns administrators today: who is away by department, and what is missing or soon expires; documents of the last 90 days, among the first 50 candidates, and expiries among the first 200 people warned',
  method: 'GET',
  path: '/vacation/reports/today',
  access: 'signed-in',
  mayTry: checkHrApprover,
  status: 200,
  answer: CompanyToday,
  refusals: ['FORBIDDEN'],
});
