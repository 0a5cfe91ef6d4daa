import { countBusinessDays } from '../../calendar/business-days.ts';
import { type CalendarDate, isWeekend } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import { splitByLeaveYear } from '../../leave/leave-year.ts';
import type { Decision } from '../../refusal.ts';
import { takesNothing, weekend, workingDay } from '../balances/charge-words.ts';
import { leaveAccount } from '../balances/leave-balance.ts';
import { capacityImpact } from '../presence/capacity.ts';
import type { DepartmentPresence } from '../presence/daily-presence.ts';
import { checkPeriod } from '../requests/period-check.ts';
import { requestsInTheWay } from '../requests/request-rules.ts';
import { isEntitled } from '../requests/vocabulary.ts';
import type { RequestFacts, WantedTimeOff } from './request-check.ts';
import type { RequestPreview } from './schema.ts';

interface PreviewFacts extends Pick<RequestFacts, 'records' | 'policy'> {
  personId: string;
  /** The person's department; without people where they are in none. */
  presence: DepartmentPresence;
  /** What the request would be answered. */
  decision: Decision<NonNullable<RequestPreview['decision']['code']>>;
}

/**
 * What the time off would take, leave, meet and be answered; amounts in days. `records` must not hold the request
 * itself. Of a period that ends before it starts, or is too long, only the answer is told.
 */
export function requestPreview(wanted: WantedTimeOff, facts: PreviewFacts): RequestPreview {
  const decision = verdictOf(facts.decision);
  if (checkPeriod(wanted).refused) {
    return { amount: 0, days: [], byLeaveYear: [], decision, overlaps: [], coverage: nobodyAway };
  }
  return {
    amount: countBusinessDays(wanted),
    days: daysOf(wanted).map((date) => chargeOf(date, wanted.type)),
    byLeaveYear: sharesOf(wanted, facts),
    decision,
    overlaps: requestsInTheWay(wanted, facts.records.requests).map(
      ({ id, seenType, startDate, endDate }) => ({
        id,
        type: seenType.code,
        startDate,
        endDate,
      }),
    ),
    coverage: coverageOf(wanted, facts),
  };
}

const nobodyAway: RequestPreview['coverage'] = {
  maxPercentageImpact: 0,
  exceedsCapacityLimit: false,
  away: 0,
};

function verdictOf(decision: PreviewFacts['decision']): RequestPreview['decision'] {
  if (!decision.refused) return { allowed: true };
  return { allowed: false, code: decision.code, message: decision.message };
}

function chargeOf(date: CalendarDate, type: string): RequestPreview['days'][number] {
  if (isWeekend(date)) return { date, amount: 0, because: weekend };
  const because = isEntitled(type) ? workingDay : `${workingDay}${takesNothing}`;
  return { date, amount: 1, because };
}

function sharesOf(wanted: WantedTimeOff, { records, policy }: PreviewFacts): RequestPreview['byLeaveYear'] {
  const { type } = wanted;
  const asked = { ...records, requests: [...records.requests, { ...wanted, status: 'PENDING' as const }] };
  return splitByLeaveYear(wanted, policy.leaveYearStart).map(({ leaveYear, part }) => ({
    leaveYear,
    amount: countBusinessDays(part),
    left: isEntitled(type) ? leaveAccount(type, leaveYear, asked, policy).available : null,
  }));
}

function coverageOf(wanted: WantedTimeOff, { personId, presence }: PreviewFacts): RequestPreview['coverage'] {
  const { overallImpact, impactedDates } = capacityImpact(wanted, personId, presence);
  const { maxPercentageImpact, exceedsCapacityLimit } = overallImpact;
  const away = Math.max(0, ...impactedDates.map(({ onVacation }) => onVacation));
  return { maxPercentageImpact, exceedsCapacityLimit, away };
}
