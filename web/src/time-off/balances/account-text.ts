import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dayText, longDateText } from '@almanac/domain/calendar/date-text';
import { amountOf, amountText, type LeaveUnit } from '@almanac/domain/leave/amount';
import { leaveYearName } from '@almanac/domain/leave/leave-year';
import type {
  AccountAnswer,
  LapseAnswer,
  PersonBalances,
} from '@almanac/domain/time-off/balances/account-schema';
import { countText } from '../../platform/count-text.ts';

/** So many days, or hours as a clock writes them: '12.5 days', '3:05 hours'. */
export function leaveText(number: number, unit: LeaveUnit): string {
  return unit === 'DAY' ? countText(number, 'day') : `${bareText(number, unit)} hours`;
}

/** The same without its unit, which stands elsewhere. */
export function bareText(number: number, unit: LeaveUnit): string {
  return amountText(amountOf(number, unit), unit);
}

/** What is added or taken, with its sign: '+24', '−5'. */
export function signedText(number: number, unit: LeaveUnit): string {
  return `${signOf(number)}${bareText(Math.abs(number), unit)}`;
}

/** The same with its unit: '+1 day'. */
export function signedLeaveText(number: number, unit: LeaveUnit): string {
  return `${signOf(number)}${leaveText(Math.abs(number), unit)}`;
}

function signOf(number: number): string {
  return number < 0 ? '−' : '+';
}

/** What lapses and when: '3 days of Vacation lapse on 31 March 2027.' */
export function lapseText({ unit, amount, date }: LapseAnswer, typeName: string, locale: string): string {
  const verb = amount === 1 && unit === 'DAY' ? 'lapses' : 'lapse';
  return `${leaveText(amount, unit)} of ${typeName} ${verb} on ${longDateText(date, locale)}.`;
}

interface Reading {
  /** The day that the account is read on. */
  on: CalendarDate;
  today: CalendarDate;
  locale: string;
  /** Whether people are asked to use leave of the type before it expires; otherwise no date is named. */
  remindsOfExpiry: boolean;
}

/** The account in one sentence, which stands before its lines. */
export function accountSentence(
  account: AccountAnswer,
  { on, today, locale, remindsOfExpiry }: Reading,
): string {
  const sentence = sentenceOf(account, { textOf: (date) => dayText(date, on, locale), remindsOfExpiry });
  if (on === today) return sentence;
  const day = dayText(on, today, locale);
  return on < today ? `As of ${day}: ${sentence}` : `On ${day}: ${sentence}`;
}

function sentenceOf(account: AccountAnswer, wording: Wording): string {
  const { unit, bookable, taken, planned, pending, leaveYear } = account;
  if (account.isCounted) return `${countedText(taken + planned, account)}${pendingText(pending, unit)}.`;
  if (bookable !== null) {
    const isSpentByYearEnd = account.lapsed - account.asOf.expired >= bookable;
    return limitedSentence({ ...account, bookable }, { ...wording, isSpentByYearEnd });
  }
  const used = leaveText(taken + planned + pending, unit);
  return `${used} in ${leaveYearName(leaveYear)}; there is no limit.`;
}

/** What is approved of a counted type in the leave year: '3 days in 2026'. */
function countedText(used: number, { unit, leaveYear }: Pick<AccountAnswer, 'unit' | 'leaveYear'>): string {
  return `${leaveText(used, unit)} in ${leaveYearName(leaveYear)}`;
}

function pendingText(pending: number, unit: LeaveUnit): string {
  return pending === 0 ? '' : `, ${leaveText(pending, unit)} pending`;
}

type LimitedAccount = PersonBalances['accounts'][number];

interface Wording extends Pick<Reading, 'remindsOfExpiry'> {
  textOf: (date: CalendarDate) => string;
  /** Whether all that can be booked expires by the end of the leave year, where that is known. */
  isSpentByYearEnd?: boolean;
}

/** What can be booked of an account that has a limit, and until when. */
export function limitedSentence(account: LimitedAccount, wording: Wording): string {
  const { textOf, remindsOfExpiry } = wording;
  const { unit, leaveYear, bookable } = account;
  if (account.isCounted) return `${countedText(account.used ?? 0, account)}.`;
  const endOfYear = textOf(leaveYear.endDate);
  if (bookable < 0) return `${leaveText(-bookable, unit)} overdrawn in the leave year until ${endOfYear}.`;
  if (bookable === 0) return remindsOfExpiry ? `Nothing to book until ${endOfYear}.` : 'Nothing to book.';
  return `${leaveText(bookable, unit)} to book${remindsOfExpiry ? untilText(account, wording) : ''}.`;
}

/** Until when, and how much of it less long. */
function untilText(
  { unit, leaveYear, bookable, nextExpiry }: LimitedAccount,
  { textOf, isSpentByYearEnd = true }: Wording,
): string {
  const endOfYear = ` until ${textOf(leaveYear.endDate)}`;
  if (!nextExpiry) return '';
  const expiry = `until ${textOf(nextExpiry.date)}`;
  if (nextExpiry.amount >= bookable) return ` ${expiry}`;
  const part = `; ${bareText(nextExpiry.amount, unit)} of them ${expiry}`;
  return nextExpiry.date < leaveYear.endDate && isSpentByYearEnd ? `${endOfYear}${part}` : part;
}
