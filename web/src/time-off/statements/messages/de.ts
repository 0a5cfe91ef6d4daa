import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.statements.title': 'Urlaubskontoauszug',
  'time-off.statements.listTitle': 'Urlaubskontoauszüge',
  'time-off.statements.statement': 'Urlaubskontoauszug',
  'time-off.statements.print': 'Drucken oder als PDF speichern',
  'time-off.statements.yearOf': 'Urlaubsjahr von',
  'time-off.statements.loading': 'Auszug wird geladen',
  'time-off.statements.notLoaded': 'Der Auszug konnte nicht geladen werden',
  'time-off.statements.name': 'Name',
  'time-off.statements.personnelNumber': 'Personalnummer',
  'time-off.statements.employment': 'Beschäftigung',
  'time-off.statements.schedule': 'Arbeitszeitmodell',
  'time-off.statements.plan': 'Urlaubsmodell',
  'time-off.statements.noAccounts': 'Kein Urlaub in diesem Urlaubsjahr.',
  'time-off.statements.inDays': 'Tage',
  'time-off.statements.inHours': 'Stunden',
  'time-off.statements.total': 'Summe',
  'time-off.statements.balance': 'Kontostand',
  'time-off.statements.noOne': 'An diesem Tag war niemand beschäftigt',
  'time-off.statements.certificateTitle': 'Urlaubsbescheinigung',
  'time-off.statements.certificate': 'Urlaubsbescheinigung',
  'time-off.statements.certificateLoading': 'Bescheinigung wird geladen',
  'time-off.statements.certificateNotLoaded': 'Die Bescheinigung konnte nicht geladen werden',
  'time-off.statements.type': 'Urlaub, Urlaubsjahr',
  'time-off.statements.entitlement': 'Anspruch',
  'time-off.statements.taken': 'Genommen',
  'time-off.statements.paidOut': 'Ausgezahlt',
  'time-off.statements.withoutCarriedOver':
    'Aus früheren Urlaubsjahren übertragener Urlaub ist nicht enthalten.',
  'time-off.statements.signature': 'Ort, Datum, Unterschrift',
  'time-off.statements.printedOn': ({ day }, { locale }) => `Gedruckt am ${dateText(day, locale)}`,
  'time-off.statements.account': ({ type, startDate, endDate }, { locale }) =>
    `${type}, ${periodText({ startDate, endDate }, locale)}`,
  'time-off.statements.opening': ({ day }, { locale }) => `Vor dem ${dateText(day, locale)}`,
  'time-off.statements.closing': ({ day }, { locale }) => `Am Ende des ${dateText(day, locale)}`,
  'time-off.statements.loadedOf': ({ loaded, total }, { locale }) =>
    `${formatNumber(loaded, locale)} von ${formatNumber(total, locale)} Personen geladen`,
  'time-off.statements.parts': ({ count }, { locale }) => `Teile zu ${formatNumber(count, locale)} Personen`,
} satisfies Catalogue<typeof en>;
