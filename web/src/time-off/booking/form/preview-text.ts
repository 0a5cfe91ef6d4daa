import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import {
  freeDay,
  publicHoliday,
  takesNothing,
  weekend,
  wholeDay,
  workingDay,
} from '@almanac/domain/time-off/balances/engine/charge-words';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { countText } from '../../../platform/lists/count-text.ts';
import { bareText, leaveText } from '../../balances/account/account-text.ts';

interface PreviewText {
  /** Total: 'Mon 21 Dec to Fri 1 Jan: 5 days.' */
  total: string;
  /** Partial and special days: 'Thu 24 ½ (half holiday), Fri 25 holiday.' */
  days: string;
  /** What is left in each leave year of the request; empty if that doesn't apply. */
  left: string;
}

interface PreviewContext {
  type: string;
  unit: LeaveUnit;
  period: Period;
  today: CalendarDate;
  locale: string;
  /** Whether the request is the viewer's own. */
  isOwn: boolean;
}

/** The server's preview as text for the requester, or for the person who requests on their behalf. */
export function previewText(
  {
    amount,
    days,
    byLeaveYear,
    decision,
  }: Pick<RequestPreview, 'amount' | 'days' | 'byLeaveYear' | 'decision'>,
  context: PreviewContext,
): PreviewText {
  const { period, unit, today, locale } = context;
  const shares = decision.allowed ? byLeaveYear : byLeaveYear.map(withoutRest);
  const thisYear = { startDate: today, endDate: today };
  return {
    total: `${periodTextBeside(period, thisYear, locale)}: ${leaveText(amount, unit)}.`,
    days: daysText(days, context),
    left: shares.length > 1 ? yearsText(shares, context) : leftText(shares[0], context),
  };
}

/**
 * Such as 'Public holidays of 2028 haven't been entered yet; this may change.'; empty if none are missing.
 */
export function missingHolidaysText(missing: RequestPreview['missingHolidays']): string {
  const years = [...new Set(missing.map(({ year }) => `${year}`))].sort();
  if (years.length === 0) return '';
  return `Public holidays of ${years.join(' and ')} haven't been entered yet; this may change.`;
}

/** A refused request leaves no amount, but shows the overdraft. */
function withoutRest({ left, ...share }: Share): Share {
  return { ...share, left: typeof left === 'number' && left < 0 ? left : undefined };
}

/** The short version: '5 days · leaves 3', or the refusal. */
export function runningText(
  { amount, byLeaveYear, decision }: Pick<RequestPreview, 'amount' | 'byLeaveYear' | 'decision'>,
  { unit, isOwn }: Pick<PreviewContext, 'unit' | 'isOwn'>,
): string {
  const refusal = decision.issue?.message ?? decision.message;
  if (refusal !== undefined) return refusal;
  const charged = byLeaveYear.filter((share) => share.amount > 0);
  const left = charged.flatMap((share) => (share.left === null ? [] : [{ ...share, left: share.left }]));
  const texts = left.map(({ left, leaveYear }) => {
    const what = left < 0 ? excessOf(left, unit, isOwn) : `leaves ${bareText(left, unit)}`;
    return charged.length > 1 ? `${what} in ${leaveYearName(leaveYear)}` : what;
  });
  return [leaveText(amount, unit), texts.join(', ')].filter(Boolean).join(' · ');
}

const ordinary: readonly string[] = [wholeDay, workingDay, freeDay, weekend];
const shownDays = 6;

function daysText(days: RequestPreview['days'], context: PreviewContext): string {
  const special = days
    .map((day) => ({ ...day, because: day.because.replace(takesNothing, '') }))
    .filter(({ because }) => !ordinary.includes(because));
  if (special.length === 0) return '';
  const texts = special.slice(0, shownDays).map((day) => dayText(day, context));
  const more = special.length - texts.length;
  return `${texts.join(', ')}${more > 0 ? ` and ${countText(more, 'more day', 'more days')}` : ''}.`;
}

const half = 0.5;

function dayText(
  { date, amount, because }: RequestPreview['days'][number],
  { unit, locale }: PreviewContext,
): string {
  const day = periodTextInYear({ startDate: date, endDate: date }, locale);
  if (because.startsWith(publicHoliday)) return `${day} holiday (${because.slice(publicHoliday.length)})`;
  const share = unit === 'DAY' ? (amount === half ? '½' : bareText(amount, unit)) : leaveText(amount, unit);
  return `${day} ${share} (${because.charAt(0).toLowerCase()}${because.slice(1)})`;
}

/** `left` is null or missing if the request can't be taken from the account. */
type Share = Omit<RequestPreview['byLeaveYear'][number], 'left'> & { left?: number | null | undefined };

/** Such as '2026: 5, left 3; 2027: 0.' */
function yearsText(shares: readonly Share[], { unit, isOwn }: PreviewContext): string {
  const texts = shares.map(({ leaveYear, amount, left }) => {
    const taken = `${leaveYearName(leaveYear)}: ${bareText(amount, unit)}`;
    if (left == null || amount === 0) return taken;
    return left < 0 ? `${taken}, ${excessOf(left, unit, isOwn)}` : `${taken}, left ${bareText(left, unit)}`;
  });
  return `${texts.join('; ')}.`;
}

function leftText(share: Share | undefined, { type, unit, today, isOwn }: PreviewContext): string {
  if (!share || share.amount === 0) return '';
  const { left, leaveYear } = share;
  if (left === undefined) return '';
  if (left === null) return `Takes nothing from ${isOwn ? 'your' : 'their'} balance.`;
  const otherYear = includes(leaveYear, today) ? undefined : `in ${leaveYearName(leaveYear)}`;
  if (left < 0) return `${['That is', excessOf(left, unit, isOwn), otherYear].filter(Boolean).join(' ')}.`;
  const sentence = `Leaves ${isOwn ? 'you' : 'them'} ${leftOf(type, left, unit)} ${otherYear ?? 'this year'}.`;
  return type === 'SICK_LEAVE' && left === 0 ? `${sentence} Sick leave may go beyond them.` : sentence;
}

function excessOf(left: number, unit: LeaveUnit, isOwn: boolean): string {
  return `${leaveText(-left, unit)} more than ${isOwn ? 'you' : 'they'} have`;
}

const nounOf = new Map([
  ['VACATION', 'vacation day'],
  ['SICK_LEAVE', 'sick day'],
]);

function leftOf(type: string, left: number, unit: LeaveUnit): string {
  return unit === 'HOUR' ? leaveText(left, unit) : countText(left, nounOf.get(type) ?? 'day');
}
