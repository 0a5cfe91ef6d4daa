import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { text } from './messages/text.ts';

interface Reading {
  /** The account's day. */
  on: CalendarDate;
  today: CalendarDate;
  /** Whether people are reminded to use the leave before it expires; without it the sentence has no date. */
  remindsOfExpiry: boolean;
}

/** The account as one sentence above its lines. */
export function accountSentence(account: AccountAnswer, { on, today, remindsOfExpiry }: Reading): string {
  const sentence = sentenceOf(account, { on, remindsOfExpiry });
  if (on === today) return sentence;
  const day = { day: on, beside: today, sentence };
  return on < today ? text('time-off.balances.asOf', day) : text('time-off.balances.onDay', day);
}

type Wording = Omit<Reading, 'today'>;
type LimitedAccount = AccountAnswer & { bookable: number };

function sentenceOf(account: AccountAnswer, wording: Wording): string {
  const { unit, bookable, taken, planned, pending, leaveYear } = account;
  const year = leaveYearName(leaveYear);
  if (account.isCounted) {
    const counted = { number: taken + planned, unit, year };
    return pending === 0
      ? text('time-off.balances.counted', counted)
      : text('time-off.balances.countedAndPending', { ...counted, pending });
  }
  if (bookable !== null) return limitedSentence({ ...account, bookable }, wording);
  const number = taken + planned + pending;
  return withPayable(text('time-off.balances.withoutLimitInYear', { number, unit, year }), account);
}

/** The available leave of a limited account, and until when. */
function limitedSentence(account: LimitedAccount, wording: Wording): string {
  const { lastDay } = account;
  if (lastDay !== undefined && lastDay < wording.on)
    return payableText(account) ?? text('time-off.balances.nothing');
  return withPayable(bookableSentence(account, wording), account);
}

function bookableSentence(account: LimitedAccount, { on, remindsOfExpiry }: Wording): string {
  const { unit, bookable } = account;
  const end = { day: lastBookableDay(account), beside: on };
  if (bookable < 0) return text('time-off.balances.overdrawn', { number: -bookable, unit, ...end });
  if (bookable > 0) return availableSentence(account, { on, remindsOfExpiry });
  return remindsOfExpiry ? text('time-off.balances.nothingUntil', end) : text('time-off.balances.nothing');
}

/** The available leave and until when, with the part that expires earlier. */
function availableSentence(account: LimitedAccount, { on, remindsOfExpiry }: Wording): string {
  const { unit, leaveYear, bookable, lapsed, asOf, nextExpiry, lastDay } = account;
  const amount = { number: bookable, unit };
  const until = (day: CalendarDate) => text('time-off.balances.amountUntil', { ...amount, day, beside: on });
  if (!remindsOfExpiry) return text('time-off.balances.amount', amount);
  // Leave can't be booked after the last day of employment, so it doesn't expire then or later.
  if (!nextExpiry) return lastDay === undefined ? text('time-off.balances.amount', amount) : until(lastDay);
  if (nextExpiry.amount >= bookable) return until(nextExpiry.date);
  const isSpentByYearEnd = lapsed - asOf.expired >= bookable;
  const isLastYear = lastDay !== undefined && lastDay <= leaveYear.endDate;
  const isUntilEnd = isLastYear || (nextExpiry.date < leaveYear.endDate && isSpentByYearEnd);
  const parts = {
    ...amount,
    day: lastBookableDay(account),
    beside: on,
    part: nextExpiry.amount,
    partDay: nextExpiry.date,
  };
  return isUntilEnd
    ? text('time-off.balances.amountUntilWithPart', parts)
    : text('time-off.balances.amountWithPart', parts);
}

type Leaver = Pick<AccountAnswer, 'unit' | 'lastDay' | 'payable'>;

function withPayable(sentence: string, account: Leaver): string {
  const payable = payableText(account);
  return payable === undefined ? sentence : text('time-off.balances.andPayable', { sentence, payable });
}

/** The balance at the end of the last day of employment, if one is set and the type is limited. */
function payableText({ unit, lastDay: day, payable }: Leaver): string | undefined {
  if (day === undefined || payable === undefined) return undefined;
  if (payable === 0) return text('time-off.balances.nothingPayable', { day });
  return payable < 0
    ? text('time-off.balances.takenInAdvance', { number: -payable, unit, day })
    : text('time-off.balances.payable', { number: payable, unit, day });
}

/** The end of the leave year, or the last day of employment if earlier. */
function lastBookableDay({ leaveYear, lastDay }: LimitedAccount): CalendarDate {
  return lastDay !== undefined && lastDay < leaveYear.endDate ? lastDay : leaveYear.endDate;
}
