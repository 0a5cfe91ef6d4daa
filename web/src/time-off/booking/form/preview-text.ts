import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { shortened } from '@almanac/domain/language/formats';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { bareText, leaveText } from '../../balances/account/account-text.ts';
import { text } from './messages/text.ts';

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
  const { period, unit, today } = context;
  const shares = decision.allowed ? byLeaveYear : byLeaveYear.map(withoutRest);
  return {
    total: text('time-off.booking.total', { period, today, amount: leaveText(amount, unit) }),
    days: daysText(days, context),
    left: shares.length > 1 ? yearsText(shares, context) : leftText(shares[0], context),
  };
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
  const effects = left.map(({ left, leaveYear }) => {
    const year = leaveYearName(leaveYear);
    const isOneYear = charged.length === 1;
    if (left < 0) {
      const excess = { amount: leaveText(-left, unit), isOwn };
      return isOneYear
        ? text('time-off.booking.excess', excess)
        : text('time-off.booking.excessInYear', { ...excess, year });
    }
    const rest = { left: bareText(left, unit) };
    return isOneYear
      ? text('time-off.booking.leaves', rest)
      : text('time-off.booking.leavesInYear', { ...rest, year });
  });
  return text('time-off.booking.runningParts', { amount: leaveText(amount, unit), effects });
}

const shownDays = 6;

function daysText(days: RequestPreview['days'], context: PreviewContext): string {
  const special = days.flatMap((day) => dayText(day, context) ?? []);
  if (special.length === 0) return '';
  const shown = special.slice(0, shownDays);
  return text('time-off.booking.specialDays', { days: shown, more: special.length - shown.length });
}

const half = 0.5;

/** Undefined for a day that needs no explanation. */
function dayText(
  { date: day, amount, reason, holiday: name = '' }: RequestPreview['days'][number],
  { unit }: PreviewContext,
): string | undefined {
  const share = unit === 'DAY' ? (amount === half ? '½' : bareText(amount, unit)) : leaveText(amount, unit);
  switch (reason) {
    case 'PUBLIC_HOLIDAY':
      return text('time-off.booking.publicHolidayOn', { day, name });
    case 'HALF_HOLIDAY':
      return text('time-off.booking.halfHolidayOn', { day, share, name });
    case 'MORNING':
      return text('time-off.booking.morningOf', { day, share });
    case 'AFTERNOON':
      return text('time-off.booking.afternoonOf', { day, share });
    case 'PART_OF_DAY':
      return text('time-off.booking.partOf', { day, share });
    case 'NOT_EMPLOYED':
      return text('time-off.booking.notEmployedOn', { day, share });
    default:
      return undefined;
  }
}

/** `left` is null or missing if the request can't be taken from the account. */
type Share = Omit<RequestPreview['byLeaveYear'][number], 'left'> & { left?: number | null | undefined };

/** Such as '2026: 5, left 3; 2027: 0.' */
function yearsText(shares: readonly Share[], { unit, isOwn }: PreviewContext): string {
  const years = shares.map(({ leaveYear, amount, left }) => {
    const taken = { year: leaveYearName(leaveYear), amount: bareText(amount, unit) };
    if (left == null || amount === 0) return text('time-off.booking.yearTakes', taken);
    return left < 0
      ? text('time-off.booking.yearExceeds', { ...taken, excess: leaveText(-left, unit), isOwn })
      : text('time-off.booking.yearLeaves', { ...taken, left: bareText(left, unit) });
  });
  return text('time-off.booking.years', { years });
}

function leftText(share: Share | undefined, { type, unit, today, isOwn }: PreviewContext): string {
  if (!share || share.amount === 0) return '';
  const { left, leaveYear } = share;
  if (left === undefined) return '';
  if (left === null) return text('time-off.booking.takesNothing', { isOwn });
  const year = includes(leaveYear, today) ? undefined : leaveYearName(leaveYear);
  if (left < 0) {
    return text('time-off.booking.excessSentence', { amount: leaveText(-left, unit), isOwn, year });
  }
  const values = { left: leftOf(type, left, unit), isOwn, year };
  return type === 'SICK_LEAVE' && left === 0
    ? text('time-off.booking.leavesNoSickDays', values)
    : text('time-off.booking.leavesSentence', values);
}

function leftOf(type: string, left: number, unit: LeaveUnit): string {
  if (unit === 'DAY' && type === 'VACATION') {
    return text('time-off.booking.vacationDays', { days: shortened(left) });
  }
  if (unit === 'DAY' && type === 'SICK_LEAVE') {
    return text('time-off.booking.sickDays', { days: shortened(left) });
  }
  return leaveText(left, unit);
}
