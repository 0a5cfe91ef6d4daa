import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
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
    `${dayIn(day, texts)} ${share} (outside the employment)`,
  'time-off.booking.specialDays': ({ days, more }: { days: readonly string[]; more: number }) => {
    const others = plural('en', more, { one: `${more} more day`, other: `${more} more days` });
    return `${days.join(', ')}${more > 0 ? ` and ${others}` : ''}.`;
  },
  'time-off.booking.holidaysMissing': ({ years }: { years: readonly string[] }, { locale }: Texts) =>
    `Public holidays of ${formatList(years, locale)} haven't been entered yet; this may change.`,
  'time-off.booking.excess': ({ amount, ...reader }: Excess) => `${amount} more than ${they(reader)} have`,
  'time-off.booking.excessInYear': ({ amount, year, ...reader }: Excess & { year: string }) =>
    `${amount} more than ${they(reader)} have in ${year}`,
  'time-off.booking.excessSentence': ({ amount, year, ...reader }: Excess & { year?: string | undefined }) =>
    `That is ${amount} more than ${they(reader)} have${year === undefined ? '' : ` in ${year}`}.`,
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
  }) => `${year}: ${amount}, ${excess} more than ${they(reader)} have`,
  'time-off.booking.years': ({ years }: { years: readonly string[] }) => `${years.join('; ')}.`,
  'time-off.booking.takesNothing': ({ isOwn }: { isOwn: boolean }) =>
    `Takes nothing from ${isOwn ? 'your' : 'their'} balance.`,
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
};
