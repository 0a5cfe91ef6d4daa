import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dayText, longDateText } from '@almanac/domain/calendar/date-text';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import * as amounts from '@almanac/domain/leave/types/leave-text';
import type {
  AccountAnswer,
  LapseAnswer,
  PersonBalances,
} from '@almanac/domain/time-off/balances/answers/account-schema';
import { readerTexts } from '../../../language/messages.ts';
import '../../../leave/types/messages/text.ts';

/** Days in short, or hours in clock format: '12.5 days', '3:05 hours'. */
export function leaveText(number: number, unit: LeaveUnit): string {
  return amounts.leaveText(number, unit, readerTexts());
}

/** The same without the unit. */
export function bareText(number: number, unit: LeaveUnit): string {
  return amounts.bareText(number, unit, readerTexts());
}

/** With all decimals, as in statements. */
export function exactText(number: number, unit: LeaveUnit): string {
  return amounts.exactText(number, unit, readerTexts());
}

/** The same with the unit. */
export function exactLeaveText(number: number, unit: LeaveUnit): string {
  return amounts.exactLeaveText(number, unit, readerTexts());
}

/** Exact with a sign: '+24', '−5'. */
export function signedText(number: number, unit: LeaveUnit): string {
  return `${signOf(number)}${exactText(Math.abs(number), unit)}`;
}

/** Exact with a sign and the unit: '+1 day'. */
export function signedLeaveText(number: number, unit: LeaveUnit): string {
  return `${signOf(number)}${exactLeaveText(Math.abs(number), unit)}`;
}

function signOf(number: number): string {
  return number < 0 ? '−' : '+';
}

/** Such as '3 days of Vacation lapse on 31 March 2027.' */
export function lapseText({ unit, amount, date }: LapseAnswer, typeName: string, locale: string): string {
  const verb = amount === 1 && unit === 'DAY' ? 'lapses' : 'lapse';
  return `${leaveText(amount, unit)} of ${typeName} ${verb} on ${longDateText(date, locale)}.`;
}

interface Reading {
  /** The account's day. */
  on: CalendarDate;
  today: CalendarDate;
  locale: string;
  /** Whether people are reminded to use the leave before it expires; without it the sentence has no date. */
  remindsOfExpiry: boolean;
}

/** The account as one sentence above its lines. */
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

/** Approved leave of a counted type: '3 days in 2026'. */
function countedText(used: number, { unit, leaveYear }: Pick<AccountAnswer, 'unit' | 'leaveYear'>): string {
  return `${leaveText(used, unit)} in ${leaveYearName(leaveYear)}`;
}

function pendingText(pending: number, unit: LeaveUnit): string {
  return pending === 0 ? '' : `, ${leaveText(pending, unit)} pending`;
}

type LimitedAccount = PersonBalances['accounts'][number];

interface Wording extends Omit<Reading, 'today'> {
  textOf: (date: CalendarDate) => string;
  /** Whether all available leave expires by the end of the leave year, if known. */
  isSpentByYearEnd?: boolean;
}

/** The available leave of a limited account, and until when. */
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

/** The balance at the end of the last day of employment, if one is set and the type is limited. */
function payableText({ unit, lastDay, payable }: Leaver, { locale }: Pick<Wording, 'locale'>) {
  if (lastDay === undefined || payable === undefined) return undefined;
  const day = `on ${longDateText(lastDay, locale)}.`;
  if (payable < 0) return `${leaveText(-payable, unit)} overdrawn ${day}`;
  return payable === 0 ? `Nothing payable ${day}` : `${leaveText(payable, unit)} payable ${day}`;
}

/** The end of the leave year, or the last day of employment if earlier. */
function lastBookableDay({ leaveYear, lastDay }: LimitedAccount): CalendarDate {
  return lastDay !== undefined && lastDay < leaveYear.endDate ? lastDay : leaveYear.endDate;
}

/** Until when the leave is available, with the part that expires earlier. */
function untilText(account: LimitedAccount, { textOf, isSpentByYearEnd = true }: Wording): string {
  const { unit, leaveYear, bookable, nextExpiry, lastDay } = account;
  // Leave can't be booked after the last day of employment, so it doesn't expire then or later.
  if (!nextExpiry) return lastDay === undefined ? '' : ` until ${textOf(lastDay)}`;
  const expiry = `until ${textOf(nextExpiry.date)}`;
  if (nextExpiry.amount >= bookable) return ` ${expiry}`;
  const part = `; ${bareText(nextExpiry.amount, unit)} of them ${expiry}`;
  const isLastYear = lastDay !== undefined && lastDay <= leaveYear.endDate;
  const isUntilEnd = isLastYear || (nextExpiry.date < leaveYear.endDate && isSpentByYearEnd);
  return isUntilEnd ? ` until ${textOf(lastBookableDay(account))}${part}` : part;
}
