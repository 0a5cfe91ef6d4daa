import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Days {
  days: number;
}

export interface EmploymentDays {
  start: CalendarDate;
  end: CalendarDate;
}

/** The balance page. */
export const en = {
  'time-off.balances.ownTitle': 'My Balance',
  'time-off.balances.ownSubtitle': 'Your leave, line by line.',
  'time-off.balances.title': 'Balance',
  'time-off.balances.titleOf': ({ name }: { name: string }) => `Balance of ${name}`,
  'time-off.balances.moreActions': 'More actions for the balance',
  'time-off.balances.print': 'Print',
  'time-off.balances.printStatement': 'Print Statement',
  'time-off.balances.printed': ({ name, type }: { name: string; type: string }) => `${name}, ${type}`,
  'time-off.balances.printedOn': (
    { company, day }: { company: string; day: CalendarDate },
    { locale }: Texts,
  ) => `${company} · Printed ${dateText(day, locale)}`,
  'time-off.balances.accounts': 'Accounts',
  'time-off.balances.notLoaded': "Couldn't load the balance",
  'time-off.balances.noAccounts': 'No accounts',
  'time-off.balances.noneOffered': 'No leave is offered on this day.',
  'time-off.balances.noOneHere': 'No one found',
  'time-off.balances.noOneHereHint': 'There is no one at this address.',

  'time-off.balances.termsNotLoaded': "Couldn't load the leave plan",
  'time-off.balances.plan': 'Leave plan',
  'time-off.balances.schedule': 'Work schedule',
  'time-off.balances.scheduleOf': ({ schedule, week }: { schedule: string; week: string }) =>
    `${schedule}, ${week}`,
  'time-off.balances.daysAWeek': ({ days }: Days, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} day a week`, other: `${number} days a week` });
  },
  'time-off.balances.daysOfWeek': ({ days, of }: Days & { of: number }, { locale }: Texts) =>
    `${formatNumber(days, locale)} of ${of} days a week`,
  'time-off.balances.place': 'Place',
  'time-off.balances.employed': 'Employed',
  'time-off.balances.employedFrom': ({ start }: Pick<EmploymentDays, 'start'>, { locale }: Texts) =>
    `from ${longDateText(start, locale)}`,
  'time-off.balances.employedUntil': ({ end }: Pick<EmploymentDays, 'end'>, { locale }: Texts) =>
    `until ${longDateText(end, locale)}`,
  'time-off.balances.employedBetween': ({ start, end }: EmploymentDays, { locale }: Texts) =>
    `from ${longDateText(start, locale)} until ${longDateText(end, locale)}`,
};
