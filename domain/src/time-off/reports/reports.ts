import { addDays, addMonths } from '../../calendar/calendar-date.ts';
import { calendarYear, type Period } from '../../calendar/period.ts';
import { type Fraction, roundedTo, sumOfFractions } from '../../fraction.ts';
import { standardTypes } from '../../leave/types/leave-type.ts';
import { type Employment, employedWithin } from '../../people/accounts/employment.ts';
import { standardWork, type WorkFacts } from '../../work-time/day-of-work.ts';
import { partsWithin } from '../../work-time/half-day.ts';
import { daysTaken, type TimedSpan } from '../../work-time/hours-of-day.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import type { Statistics } from './schema.ts';

/**
 * A request with its person's employment, the limit of what counts, and schedule; Monday to Friday without work
 * facts.
 */
type RequestOfPerson = TimedSpan & { employment?: Employment | undefined; work?: WorkFacts | undefined };

const decimals = 2;

/**
 * Business days of the requests within the period and the employment, by type: worked halves, and minutes as their
 * share of the day. They are added exactly, and each sum is rounded to two decimals; every standard type has a
 * number.
 */
export function businessDaysByType(
  requests: readonly (RequestOfPerson & { type: string })[],
  period: Period,
): Record<string, number> {
  return roundedByType(sharesByType(requests, period));
}

/** The statistics of requests that overlap the year; business days are the approved ones within it. */
export function statistics(
  year: number,
  requests: readonly (RequestOfPerson & { type: string; status: RequestStatus })[],
): Statistics {
  const counted = requests.filter((request) => partsEmployed(calendarYear(year), request).length > 0);
  const byStatus = { PENDING: 0, APPROVED: 0, REJECTED: 0, CANCELLED: 0 };
  const byType = noneOfEach();
  for (const { status, type } of counted) {
    byStatus[status] += 1;
    byType[type] = (byType[type] ?? 0) + 1;
  }
  const approved = counted.filter(({ status }) => status === 'APPROVED');
  const months = Array.from({ length: 12 }, (_, index) => {
    const startDate = addMonths(calendarYear(year).startDate, index);
    const shares = sharesByType(approved, { startDate, endDate: addDays(addMonths(startDate, 1), -1) });
    const businessDays = roundedTo(decimals, sumOfFractions([...shares.values()].flat()));
    return { month: index + 1, businessDays, businessDaysByType: roundedByType(shares) };
  });
  return {
    year,
    totalRequests: counted.length,
    byStatus,
    byType,
    businessDaysByType: businessDaysByType(approved, calendarYear(year)),
    byMonth: months,
  };
}

type SharesByType = ReadonlyMap<string, readonly Fraction[]>;

function sharesByType(
  requests: readonly (RequestOfPerson & { type: string })[],
  period: Period,
): SharesByType {
  const shares = new Map<string, Fraction[]>();
  for (const request of requests) {
    const parts = partsEmployed(period, request);
    if (parts.length === 0) continue;
    const ofType = shares.get(request.type) ?? [];
    shares.set(request.type, ofType);
    ofType.push(...parts.map((part) => daysTaken(part, request.work ?? standardWork)));
  }
  return shares;
}

function roundedByType(shares: SharesByType): Record<string, number> {
  const days = noneOfEach();
  for (const [type, ofType] of shares) days[type] = roundedTo(decimals, sumOfFractions(ofType));
  return days;
}

/** The parts of the request within the period and its person's employments. */
function partsEmployed(period: Period, { employment = {}, ...request }: RequestOfPerson): TimedSpan[] {
  return partsWithin(employedWithin(period, employment), request);
}

function noneOfEach(): Record<string, number> {
  return Object.fromEntries(standardTypes.map((type) => [type, 0]));
}
