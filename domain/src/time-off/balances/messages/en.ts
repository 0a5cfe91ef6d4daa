import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText, longDateText, periodText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Message, Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { type Amount, amountText, type LeaveUnit } from '../../../leave/types/amount.ts';

export interface OfType {
  type: string;
}

/** What is available of a type. */
export interface Available {
  available: number;
  /** Whether the reader is the person. */
  isOwn: boolean;
}

export const en = {
  'time-off.balances.reason': 'Reason',
  'time-off.balances.account': 'Account',
  'time-off.balances.adjustment': 'Adjustment',
  'time-off.balances.type': 'Type',
  'time-off.balances.user': 'User',
  'time-off.balances.on': 'On',
  'time-off.balances.from': 'From',
  'time-off.balances.to': 'To',
  'time-off.balances.expiresOn': 'Expires on',
  'time-off.balances.leaveYearStart': 'Leave year from',
  'time-off.balances.noLeaveYearStart': 'This is not the first day of a leave year',
  'time-off.balances.nothingExpires': 'Nothing of this leave year expires',
  'time-off.balances.earlierExpiry': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `It can't expire before ${longDateText(day, locale)}, as the rules say`,
  'time-off.balances.toBeforeFrom': 'To must be on or after from',
  'time-off.balances.vacationDays': 'Vacation days',
  'time-off.balances.sickDays': 'Sick days',
  'time-off.balances.daysRequired': 'Vacation days or sick days are required',
  'time-off.balances.number': ({ label }: { label: Said }, texts: Texts) =>
    `${texts.text(label)} must be a number`,
  'time-off.balances.least': ({ label, least }: { label: Said; least: number }, texts: Texts) =>
    `${texts.text(label)} must be at least ${least}`,
  'time-off.balances.most': ({ label, most }: { label: Said; most: number }, texts: Texts) =>
    `${texts.text(label)} must be at most ${most}`,
  'time-off.balances.halfDays': ({ label }: { label: Said }, texts: Texts) =>
    `${texts.text(label)} must be in whole or half days`,
  'time-off.balances.onlyAdminsSet': 'Only administrators can set a leave balance',
  'time-off.balances.othersForbidden': "You don't have permission to see the leave balances of others",
  'time-off.balances.personForbidden': "You don't have permission to see this person's leave balance",
  'time-off.balances.ownBalance': 'You cannot set your own leave balance; another administrator can',
  'time-off.balances.belowUsed': ({ used }: { used: number }, { locale }: Texts) =>
    `The total cannot be below the ${formatNumber(used, locale)} days that are used already`,
  'time-off.balances.unreachableTotal':
    'This total cannot be reached, as the leave plan changes within the leave year; adjust the balance instead',
  'time-off.balances.vacationWouldBe': ({ total }: { total: number }, { locale }: Texts) =>
    `The vacation days would be ${formatNumber(total, locale)}: keep the total that was set`,
  'time-off.balances.sickWouldBe': ({ total }: { total: number }, { locale }: Texts) =>
    `The sick days would be ${formatNumber(total, locale)}: keep the total that was set`,
  'time-off.balances.closedYear': ({ year }: { year: string }) =>
    `${year} is closed. Please ask HR to correct it.`,
  'time-off.balances.closedUntil': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `The time until ${longDateText(day, locale)} is closed. Please ask HR to correct it.`,
  'time-off.balances.correctByAdjustment':
    'This would change a closed year; correct it by an adjustment in the open year',

  'time-off.balances.startInPast': 'Start date cannot be in the past',
  'time-off.balances.notOffered': ({ type }: OfType) => `${type} is not offered on these days`,
  'time-off.balances.tooSoon': ({ days }: { days: number }) =>
    plural('en', days, {
      one: `Start date must be at least ${days} day from today`,
      other: `Start date must be at least ${days} days from today`,
    }),
  'time-off.balances.tooLate': ({ days }: { days: number }) =>
    plural('en', days, {
      one: `Start date cannot be more than ${days} day in the past`,
      other: `Start date cannot be more than ${days} days in the past`,
    }),
  'time-off.balances.endBeforeStart': 'A request cannot end before it starts',
  'time-off.balances.wholeDaysOnly': ({ type }: OfType) => `${type} is taken in whole days`,
  'time-off.balances.daysOnly': ({ type }: OfType) => `${type} is taken in days`,
  'time-off.balances.hoursOfOneDay': 'Hours can be requested on a single day only',
  'time-off.balances.usableAfter': ({ type, months }: OfType & { months: number }) =>
    plural('en', months, {
      one: `${type} can be taken after ${months} month of employment`,
      other: `${type} can be taken after ${months} months of employment`,
    }),
  /** The hours in clock format. */
  'time-off.balances.fewerHours': ({ clock }: { clock: string }) =>
    `There are only ${clock} hours of work on this day`,
  'time-off.balances.mostAtOnce': ({ type, days }: OfType & { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, {
      one: `${type} can be taken for at most ${number} day at a time`,
      other: `${type} can be taken for at most ${number} days at a time`,
    });
  },
  'time-off.balances.noBusinessDay': 'A request must include at least one business day (Monday to Friday)',
  'time-off.balances.nothingToTake': 'There is nothing to take: these days are free or public holidays',
  'time-off.balances.fewerVacationDays': ({ available, isOwn }: Available, { locale }: Texts) => {
    const days = formatNumber(available, locale);
    return isOwn
      ? `Insufficient vacation days. You have ${days} days available.`
      : `Insufficient vacation days. They have ${days} days available.`;
  },
  'time-off.balances.fewerVacationHours': (given: Available, texts: Texts) =>
    `Insufficient vacation hours. ${hoursAvailable(given, texts)}`,
  'time-off.balances.fewerDaysOf': ({ type, ...given }: OfType & Available, texts: Texts) =>
    `Insufficient days of ${type}. ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerHoursOf': ({ type, ...given }: OfType & Available, texts: Texts) =>
    `Insufficient hours of ${type}. ${hoursAvailable(given, texts)}`,
  'time-off.balances.inLeaveYear': (
    { fault, leaveYear }: { fault: Message; leaveYear: string },
    texts: Texts,
  ) => `${texts.text(fault)} This is the leave year ${leaveYear}.`,

  'time-off.balances.wholeDay': 'Whole day',
  'time-off.balances.partOfDay': 'Part of the day',
  'time-off.balances.morning': 'Morning',
  'time-off.balances.afternoon': 'Afternoon',
  'time-off.balances.workingDay': 'Working day',
  'time-off.balances.freeDay': 'Free day',
  'time-off.balances.weekend': 'Weekend',
  'time-off.balances.notEmployed': 'Outside the employment',
  'time-off.balances.publicHoliday': ({ name }: { name: string }) => `Public holiday: ${name}`,
  'time-off.balances.halfHoliday': ({ name }: { name: string }) => `Half holiday: ${name}`,
  'time-off.balances.takesNothing': ({ reason }: { reason: Said }, texts: Texts) =>
    `${texts.text(reason)}, takes nothing from a balance`,
  'time-off.balances.asApproved': 'As approved',
  'time-off.balances.chargedSince': 'Charged since the approval',
  'time-off.balances.refundOfHoliday': (
    { date, name, addedOn }: { date: CalendarDate; name: string; addedOn?: CalendarDate | undefined },
    { locale }: Texts,
  ) => {
    const added = addedOn === undefined ? '' : ` (added ${dateText(addedOn, locale)})`;
    return `Refund: ${dateText(date, locale)} became a holiday, ${name}${added}`;
  },
  'time-off.balances.refundOfWork': 'Refund: the working days have changed since',
  'time-off.balances.notTakenInTime': 'Not used in time',
  'time-off.balances.absence': (
    { type, startDate, endDate }: { type: Said; startDate: CalendarDate; endDate: CalendarDate },
    texts: Texts,
  ) => `${texts.text(type)} ${periodText({ startDate, endDate }, texts.locale)}`,
  /** `isAtLeast`: from then on it counts as leave of that leave year. */
  'time-off.balances.keptForAbsence': (
    { until, isAtLeast, absences }: { until: CalendarDate; isAtLeast: boolean; absences: readonly Said[] },
    texts: Texts,
  ) => {
    const day = longDateText(until, texts.locale);
    const because = formatList(absences.map(texts.text), texts.locale);
    return isAtLeast ? `Kept until at least ${day}: ${because}` : `Kept until ${day}: ${because}`;
  },
  'time-off.balances.keptByHr': (
    { until, reason }: { until: CalendarDate; reason: string },
    { locale }: Texts,
  ) => `Kept until ${longDateText(until, locale)}: ${reason}`,
  'time-off.balances.keptLeave': (
    {
      amount,
      unit,
      type,
      date,
      because,
    }: OfType & { amount: Amount; unit: LeaveUnit; date: CalendarDate; because: Said },
    texts: Texts,
  ) =>
    `${type}: ${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'days' : 'hours'} that would expire on ${longDateText(date, texts.locale)}. ${texts.text(because)}`,
  'time-off.balances.notWarned': 'Not expired: no warning',
  'time-off.balances.debtForgiven': 'Not carried into the next leave year',
  'time-off.balances.settled': 'Stays with the earlier employment',
};

function daysAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  return `${isOwn ? 'You' : 'They'} have ${formatNumber(available, locale)} days available.`;
}

function hoursAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  return `${isOwn ? 'You' : 'They'} have ${formatNumber(available, locale)} hours available.`;
}
