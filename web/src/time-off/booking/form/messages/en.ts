import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

/** A day of a request with its share of a day or its hours, as text. */
export interface Share {
  day: CalendarDate;
  share: string;
}

/** An amount beyond what the person has, as text; `isOwn`: whether the reader is the person. */
export interface Excess {
  amount: string;
  isOwn: boolean;
}

/** What a request leaves; `year` is undefined for this leave year. */
export interface Left {
  left: string;
  isOwn: boolean;
  year?: string | undefined;
}

/** Someone away at the same time; `type` is undefined if the viewer may not see it. */
interface Absence {
  name: string;
  type: string | undefined;
  days: string;
  isPending: boolean;
}

function dayIn(date: CalendarDate, { locale }: Texts): string {
  return periodTextInYear({ startDate: date, endDate: date }, locale);
}

const they = ({ isOwn }: { isOwn: boolean }) => (isOwn ? 'you' : 'they');

export const en = {
  'time-off.booking.total': (
    { period, today, amount }: { period: Period; today: CalendarDate; amount: string },
    { locale }: Texts,
  ) => `${periodTextBeside(period, { startDate: today, endDate: today }, locale)}: ${amount}.`,
  'time-off.booking.publicHolidayOn': ({ day, name }: { day: CalendarDate; name: string }, texts: Texts) =>
    `${dayIn(day, texts)} holiday (${name})`,
  'time-off.booking.halfHolidayOn': ({ day, share, name }: Share & { name: string }, texts: Texts) =>
    `${dayIn(day, texts)} ${share} (half holiday: ${name})`,
  'time-off.booking.morningOf': ({ day, share }: Share, texts: Texts) =>
    `${dayIn(day, texts)} ${share} (morning)`,
  'time-off.booking.afternoonOf': ({ day, share }: Share, texts: Texts) =>
    `${dayIn(day, texts)} ${share} (afternoon)`,
  'time-off.booking.partOf': ({ day, share }: Share, texts: Texts) =>
    `${dayIn(day, texts)} ${share} (part of the day)`,
  'time-off.booking.notEmployedOn': ({ day, share }: Share, texts: Texts) =>
    `${dayIn(day, texts)} ${share} (outside employment)`,
  'time-off.booking.specialDays': (
    { days, more }: { days: readonly string[]; more: number },
    { locale }: Texts,
  ) => {
    const number = formatNumber(more, locale);
    const others = plural('en', more, { one: `${number} more day`, other: `${number} more days` });
    return more > 0
      ? `${formatList(days, locale, 'plain')} and ${others}.`
      : `${formatList(days, locale, 'plain')}.`;
  },
  'time-off.booking.excess': ({ amount, ...reader }: Excess) =>
    `${amount} more than ${they(reader)} have left`,
  'time-off.booking.excessInYear': ({ amount, year, ...reader }: Excess & { year: string }) =>
    `${amount} more than ${they(reader)} have left in ${year}`,
  'time-off.booking.excessSentence': ({ amount, year, ...reader }: Excess & { year?: string | undefined }) =>
    `${amount} more than ${they(reader)} have left${year === undefined ? '' : ` in ${year}`}.`,
  'time-off.booking.leaves': ({ left }: { left: string }) => `leaves ${left}`,
  'time-off.booking.leavesInYear': ({ left, year }: { left: string; year: string }) =>
    `leaves ${left} in ${year}`,
  'time-off.booking.yearTakes': ({ year, amount }: { year: string; amount: string }) => `${year}: ${amount}`,
  'time-off.booking.yearLeaves': ({ year, amount, left }: { year: string; amount: string; left: string }) =>
    `${year}: ${amount}, left ${left}`,
  'time-off.booking.yearExceeds': ({
    year,
    amount,
    excess,
    ...reader
  }: {
    year: string;
    amount: string;
    excess: string;
    isOwn: boolean;
  }) => `${year}: ${amount}, ${excess} more than ${they(reader)} have left`,
  'time-off.booking.years': ({ years }: { years: readonly string[] }) => `${years.join('; ')}.`,
  'time-off.booking.takesNothing': ({ isOwn }: { isOwn: boolean }) =>
    `Uses nothing from ${isOwn ? 'your' : 'their'} balance.`,
  'time-off.booking.leavesSentence': ({ left, isOwn, year }: Left) =>
    `Leaves ${isOwn ? 'you' : 'them'} ${left} ${year === undefined ? 'this year' : `in ${year}`}.`,
  'time-off.booking.leavesNoSickDays': ({ left, isOwn, year }: Left) =>
    `Leaves ${isOwn ? 'you' : 'them'} ${left} ${year === undefined ? 'this year' : `in ${year}`}. Sick leave may go beyond them.`,
  'time-off.booking.vacationDays': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} vacation day`, other: `${number} vacation days` });
  },
  'time-off.booking.sickDays': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} sick day`, other: `${number} sick days` });
  },
  'time-off.booking.runningParts': (
    { amount, effects }: { amount: string; effects: readonly string[] },
    { locale }: Texts,
  ) => (effects.length === 0 ? amount : `${amount} · ${formatList(effects, locale, 'plain')}`),
  'time-off.booking.chooseDays': 'Choose the first day, then the last.',
  'time-off.booking.chooseDates': 'Choose dates to see how many days they use.',
  'time-off.booking.checking': 'Checking the calendar…',
  'time-off.booking.notChecked': ({ isOwn }: { isOwn: boolean }) =>
    `Couldn't be checked yet. ${isOwn ? 'Your' : 'The'} request is checked when you send it.`,
  'time-off.booking.noOneDecides': 'No one else can decide it',
  'time-off.booking.noOneDecidesHint':
    'As the only administrator, you can decide it yourself in My Requests, with a reason.',
  'time-off.booking.overlap': 'These days overlap another request',
  'time-off.booking.overlapping': ({ type, days }: { type: string; days: string }) => `${type}, ${days}`,
  'time-off.booking.yearClosed': 'This leave year is closed',
  'time-off.booking.notChangeable': 'This request cannot be changed',
  'time-off.booking.awayThen': (
    { people, more }: { people: readonly string[]; more: number },
    { locale }: Texts,
  ) => {
    const names = formatList(people, locale, 'plain');
    return more > 0 ? `Away then: ${names} and ${formatNumber(more, locale)} more` : `Away then: ${names}`;
  },
  'time-off.booking.absence': ({ name, days, type, isPending }: Absence, { locale }: Texts) =>
    `${name} (${formatList([...(type === undefined ? [] : [type]), days, ...(isPending ? ['pending'] : [])], locale, 'plain')})`,
  'time-off.booking.typesNotLoaded': "Couldn't load the types of time off",
  'time-off.booking.type': 'Type',
  'time-off.booking.when': 'When',
  'time-off.booking.startDate': 'Start date',
  'time-off.booking.endDate': 'End date',
  'time-off.booking.tomorrow': 'Tomorrow',
  'time-off.booking.hours': 'Hours (optional)',
  'time-off.booking.hoursHint': ({ isOwn }: { isOwn: boolean }) =>
    `Such as 2:30. Leave empty for all of ${isOwn ? 'your' : 'their'} working hours.`,
  'time-off.booking.hoursFormat': 'Hours must be written as 2:30 or 2.5',
  'time-off.booking.hoursTooFew': 'Hours must be more than 0',
  'time-off.booking.hoursTooMany': 'Hours must be at most 24',
  'time-off.booking.fromPast': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `Past days are allowed from ${dateText(day, locale)}.`,
  'time-off.booking.fromFuture': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `Can start from ${dateText(day, locale)}.`,
  'time-off.booking.autoApproved': 'Needs no approval; your approvers are notified.',
  'time-off.booking.documentExpected': 'A document is expected.',
  'time-off.booking.documentExpectedAfter': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, {
      one: `A document is expected for more than ${number} day.`,
      other: `A document is expected for more than ${number} days.`,
    });
  },
  'time-off.booking.reasonLabel': 'Reason',
  'time-off.booking.reasonOptional': 'Reason (optional)',
  'time-off.booking.status': 'Status',
  'time-off.booking.days': 'Days',
  'time-off.booking.submit': 'Submit Request',
  'time-off.booking.submitting': 'Submitting…',
  'time-off.booking.submitted': 'Time off request submitted',
  'time-off.booking.notSubmitted': 'Your request was not submitted',
  'time-off.booking.saveChanges': 'Save Changes',
  'time-off.booking.saving': 'Saving…',
  'time-off.booking.changed': 'Time off request changed',
  'time-off.booking.notChanged': 'Your changes were not saved',
  'time-off.booking.savedTime': ({ type, time }: { type: string; time: string }) => `${type}, ${time}`,
};
