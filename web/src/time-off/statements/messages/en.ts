import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

/** Papers: statements and leave certificates. */
export const en = {
  'time-off.statements.title': 'Leave Statement',
  'time-off.statements.listTitle': 'Leave Statements',
  'time-off.statements.statement': 'Leave statement',
  'time-off.statements.print': 'Print or Save as PDF',
  'time-off.statements.yearOf': 'Leave year of',
  'time-off.statements.loading': 'Loading the statement',
  'time-off.statements.notLoaded': "Couldn't load the statement",
  'time-off.statements.name': 'Name',
  'time-off.statements.personnelNumber': 'Personnel number',
  'time-off.statements.employment': 'Employment',
  'time-off.statements.schedule': 'Work schedule',
  'time-off.statements.plan': 'Leave plan',
  'time-off.statements.noAccounts': 'No leave in this leave year.',
  'time-off.statements.inDays': 'days',
  'time-off.statements.inHours': 'hours',
  'time-off.statements.total': 'Total',
  'time-off.statements.balance': 'Balance',
  'time-off.statements.noOne': 'No one was employed on this day',
  'time-off.statements.certificateTitle': 'Leave Certificate',
  'time-off.statements.certificate': 'Leave certificate',
  'time-off.statements.certificateLoading': 'Loading the certificate',
  'time-off.statements.certificateNotLoaded': "Couldn't load the certificate",
  'time-off.statements.type': 'Leave, leave year',
  'time-off.statements.entitlement': 'Entitlement',
  'time-off.statements.taken': 'Taken',
  'time-off.statements.paidOut': 'Paid out',
  'time-off.statements.withoutCarriedOver': 'Leave carried over from earlier leave years is not included.',
  'time-off.statements.signature': 'Place, date, signature',
  'time-off.statements.printedOn': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `Printed on ${dateText(day, locale)}`,
  'time-off.statements.account': (
    { type, startDate, endDate }: Period & { type: string },
    { locale }: Texts,
  ) => `${type}, ${periodText({ startDate, endDate }, locale)}`,
  'time-off.statements.opening': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `Before ${dateText(day, locale)}`,
  'time-off.statements.closing': ({ day }: { day: CalendarDate }, { locale }: Texts) =>
    `At the end of ${dateText(day, locale)}`,
  'time-off.statements.loadedOf': ({ loaded, total }: { loaded: number; total: number }, { locale }: Texts) =>
    `${formatNumber(loaded, locale)} of ${formatNumber(total, locale)} people loaded`,
  'time-off.statements.parts': ({ count }: { count: number }, { locale }: Texts) =>
    `Parts of ${formatNumber(count, locale)} people`,
};
