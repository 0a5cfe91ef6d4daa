import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dayText, longDateText } from '@almanac/domain/calendar/date-text';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import { amountOf, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type {
  AccountAnswer,
  LapseAnswer,
  PersonBalances,
} from '@almanac/domain/time-off/balances/answers/account-schema';
import { countText } from '../../../platform/lists/count-text.ts';

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
  const sentence = sentenceOf(account, {
    on,
    textOf: (date) => dayText(date, on, locale),
    locale,
    remindsOfExpiry,
  });
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
  return withPayable(`${used} in ${leaveYearName(leaveYear)}; there is no limit.`, account, wording);
}

/** What is approved of a counted type in the leave year: '3 days in 2026'. */
function countedText(used: number, { unit, leaveYear }: Pick<AccountAnswer, 'unit' | 'leaveYear'>): string {
  return `${leaveText(used, unit)} in ${leaveYearName(leaveYear)}`;
}

function pendingText(pending: number, unit: LeaveUnit): string {
  return pending === 0 ? '' : `, ${leaveText(pending, unit)} pending`;
}

type LimitedAccount = PersonBalances['accounts'][number];

interface Wording extends Omit<Reading, 'today'> {
  textOf: (date: CalendarDate) => string;
  /** Whether all that can be booked expires by the end of the leave year, where that is known. */
  isSpentByYearEnd?: boolean;
}

/** What can be booked of an account that has a limit, and until when. */
export function limitedSentence(account: LimitedAccount, wording: Wording): string {
  if (account.isCounted) return `${countedText(account.used ?? 0, account)}.`;
  if (isOver(account, wording)) return payableText(account, wording) ?? 'Nothing to book.';
  return withPayable(bookableSentence(account, wording), account, wording);
}

function bookableSentence(account: LimitedAccount, wording: Wording): string {
  const { textOf, remindsOfExpiry } = wording;
  const { unit, bookable } = account;
  const end = textOf(lastBookableDay(account));
  if (bookable < 0) return `${leaveText(-bookable, unit)} overdrawn in the leave year until ${end}.`;
  if (bookable === 0) return remindsOfExpiry ? `Nothing to book until ${end}.` : 'Nothing to book.';
  return `${leaveText(bookable, unit)} to book${remindsOfExpiry ? untilText(account, wording) : ''}.`;
}

type Leaver = Pick<LimitedAccount, 'unit' | 'lastDay' | 'payable'>;

function isOver({ lastDay }: Leaver, { on }: Pick<Wording, 'on'>): boolean {
  return lastDay !== undefined && lastDay < on;
}

function withPayable(sentence: string, account: Leaver, wording: Wording): string {
  const payable = payableText(account, wording);
  return payable === undefined ? sentence : `${sentence} ${payable}`;
}

/** What an employment leaves at the end of its last day, where one is set and leave of the type is no mere count. */
function payableText({ unit, lastDay, payable }: Leaver, { locale }: Pick<Wording, 'locale'>) {
  if (lastDay === undefined || payable === undefined) return undefined;
  const day = `on ${longDateText(lastDay, locale)}.`;
  if (payable < 0) return `${leaveText(-payable, unit)} overdrawn ${day}`;
  return payable === 0 ? `Nothing payable ${day}` : `${leaveText(payable, unit)} payable ${day}`;
}

/** The end of the leave year, or the last day of the employment where it comes first. */
function lastBookableDay({ leaveYear, lastDay }: LimitedAccount): CalendarDate {
  return lastDay !== undefined && lastDay < leaveYear.endDate ? lastDay : leaveYear.endDate;
}

/** Until when, and how much of it less long. */
function untilText(account: LimitedAccount, { textOf, isSpentByYearEnd = true }: Wording): string {
  const { unit, leaveYear, bookable, nextExpiry, lastDay } = account;
  // Nothing expires on the last day of an employment or later, and nothing can be booked after it.
  if (!nextExpiry) return lastDay === undefined ? '' : ` until ${textOf(lastDay)}`;
  const expiry = `until ${textOf(nextExpiry.date)}`;
  if (nextExpiry.amount >= bookable) return ` ${expiry}`;
  const part = `; ${bareText(nextExpiry.amount, unit)} of them ${expiry}`;
  const isLastYear = lastDay !== undefined && lastDay <= leaveYear.endDate;
  const isUntilEnd = isLastYear || (nextExpiry.date < leaveYear.endDate && isSpentByYearEnd);
  return isUntilEnd ? ` until ${textOf(lastBookableDay(account))}${part}` : part;
}
