import {
  addDays,
  addMonths,
  type CalendarDate,
  dateAt,
  mondayOf,
} from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { standardPlan } from '@almanac/domain/leave/plans/standard-policies';
import { amountOf } from '@almanac/domain/leave/types/amount';
import { standardAccounts } from '@almanac/domain/time-off/balances/standard-accounts';
import { checkRequest, type RequestFacts } from '@almanac/domain/time-off/booking/request-check';
import { blocksDays } from '@almanac/domain/time-off/requests/request-status';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import { demoId, demoNumber } from './demo-id.ts';
import { demoApproverOf } from './demo-people.ts';
import { type DemoPlan, type DemoType, demoPlans, routinePlans } from './demo-plans.ts';
import { type DemoAdjustment, type DemoSettings, type DemoUser, known } from './demo-records.ts';

export interface DemoRequest extends Period {
  id: string;
  requesterId: string;
  type: string;
  status: RequestStatus;
  reason?: string;
  rejectionReason?: string;
  createdAt: string;
  decidedAt?: string;
  decidedById?: string;
}

interface Surroundings extends DemoSettings {
  adjustments: readonly DemoAdjustment[];
  users: ReadonlyMap<string, DemoUser>;
}

/** Requests of the n-th person: the plans allowed by the time-off rules. */
export function demoRequestsOf(user: DemoUser, n: number, surroundings: Surroundings): DemoRequest[] {
  const listed = demoPlans.filter(({ mailbox }) => mailbox === user.mailbox);
  const requests: DemoRequest[] = [];
  for (const plan of [...listed, ...routinePlans(user.mailbox, n)]) {
    const request = toRequest(plan, user, surroundings);
    if (isPossible(request, requests, user, surroundings)) requests.push(request);
  }
  return requests;
}

function isPossible(
  request: DemoRequest,
  earlier: readonly DemoRequest[],
  user: DemoUser,
  { today, adjustments, leavePolicy }: Surroundings,
): boolean {
  if (request.startDate < user.employmentStart) return false;
  if (user.hasLeft && request.endDate >= addDays(today, -28)) return false;
  const facts = demoFacts(request, {
    requests: earlier,
    user,
    adjustments,
    leavePolicy,
    today: dateAt(Date.parse(request.createdAt), 'UTC'),
  });
  return !checkRequest(request, facts).refused;
}

/** The facts for checking a person's request on the day under the default rules. */
export function demoFacts(
  { type }: DemoRequest,
  {
    today,
    user,
    leavePolicy,
    ...records
  }: Pick<Surroundings, 'today' | 'adjustments' | 'leavePolicy'> & {
    user: DemoUser;
    requests: readonly DemoRequest[];
  },
): RequestFacts {
  const { id, employmentStart } = user;
  const requests = records.requests.filter(({ status }) => blocksDays(status));
  const adjustments = records.adjustments
    .filter(({ userId }) => userId === id)
    .map(({ effectiveOn: on, days, ...each }) => ({ ...each, on, amount: amountOf(days, 'DAY') }));
  const plan = standardPlan(leavePolicy, addMonths(today, -36));
  const accounts = standardAccounts(plan, { employmentStart, requests, adjustments });
  const leave = accounts.find((each) => each.type.code === type) ?? accounts[0];
  return { today, requests: requests.map(withVisibleType), leave };
}

/** The request as input of the rules; the type's name matters only in refusals. */
function withVisibleType(request: DemoRequest) {
  return { ...request, seenType: { code: request.type, name: request.type } };
}

function toRequest(plan: DemoPlan, user: DemoUser, { today, users }: Surroundings): DemoRequest {
  const monday = addDays(mondayOf(today), plan.week * 7);
  const period = { startDate: addDays(monday, plan.firstDay), endDate: addDays(monday, plan.lastDay) };
  const key = `${user.mailbox} ${plan.type} ${plan.week} ${plan.firstDay}`;
  const askedOn = dayOfAsking(plan, period.startDate, { key, today, user });
  const createdAt = instantOn(askedOn, 6, key);
  return {
    id: demoId(key, createdAt),
    requesterId: user.id,
    type: plan.type,
    status: plan.status,
    ...period,
    ...(plan.reason !== undefined && { reason: plan.reason }),
    ...(plan.rejectionReason !== undefined && { rejectionReason: plan.rejectionReason }),
    createdAt,
    ...((plan.status === 'APPROVED' || plan.status === 'REJECTED') && {
      decidedById: known(users, demoApproverOf(user)).id,
      decidedAt: instantOn(earlier(addDays(askedOn, demoNumber(key, 3)), addDays(today, -1)), 8, key),
    }),
  };
}

const daysAhead: Record<DemoType, { atLeast: number; spread: number }> = {
  VACATION: { atLeast: 20, spread: 25 },
  UNPAID: { atLeast: 40, spread: 20 },
  WORK_FROM_HOME: { atLeast: 2, spread: 5 },
  SICK_LEAVE: { atLeast: 0, spread: 1 },
};

/** Requests are made ahead, at the latest yesterday; pending ones in the last days. */
function dayOfAsking(
  { type, status }: DemoPlan,
  startDate: CalendarDate,
  { key, today, user }: { key: string; today: CalendarDate; user: DemoUser },
): CalendarDate {
  const { atLeast, spread } = daysAhead[type];
  const usual = addDays(startDate, -atLeast - demoNumber(key, spread));
  const asked = status === 'PENDING' ? addDays(today, -1 - demoNumber(key, 6)) : usual;
  const possible = earlier(asked, addDays(today, -1));
  return possible < user.employmentStart ? user.employmentStart : possible;
}

// A day begins at the earliest at 10:00 UTC of the day before (UTC+14), so nothing before that hour is in the future.
function instantOn(date: CalendarDate, hour: 6 | 8, key: string): string {
  const minute = String(demoNumber(`minute ${key}`, 60)).padStart(2, '0');
  return `${date}T0${hour}:${minute}:00.000Z`;
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}
