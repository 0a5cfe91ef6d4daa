import { dateText, longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const de = {
  'time-off.balances.ownTitle': 'Mein Urlaubskonto',
  'time-off.balances.ownSubtitle': 'Ihr Urlaub, Zeile für Zeile.',
  'time-off.balances.title': 'Urlaubskonto',
  'time-off.balances.titleOf': ({ name }) => `Urlaubskonto von ${name}`,
  'time-off.balances.moreActions': 'Weitere Aktionen für das Urlaubskonto',
  'time-off.balances.print': 'Drucken',
  'time-off.balances.printStatement': 'Auszug drucken',
  'time-off.balances.printed': ({ name, type }) => `${name}, ${type}`,
  'time-off.balances.printedOn': ({ company, day }, { locale }) =>
    `${company} · Gedruckt ${dateText(day, locale)}`,
  'time-off.balances.accounts': 'Konten',
  'time-off.balances.notLoaded': 'Das Urlaubskonto konnte nicht geladen werden',
  'time-off.balances.noAccounts': 'Keine Konten',
  'time-off.balances.noneOffered': 'An diesem Tag wird kein Urlaub angeboten.',
  'time-off.balances.noOneHere': 'Niemand gefunden',
  'time-off.balances.noOneHereHint': 'Unter dieser Adresse gibt es niemanden.',
  'time-off.balances.termsNotLoaded': 'Das Urlaubsmodell konnte nicht geladen werden',
  'time-off.balances.plan': 'Urlaubsmodell',
  'time-off.balances.schedule': 'Arbeitszeitmodell',
  'time-off.balances.scheduleOf': ({ schedule, week }) => `${schedule}, ${week}`,
  'time-off.balances.daysAWeek': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, { one: `${number} Tag pro Woche`, other: `${number} Tage pro Woche` });
  },
  'time-off.balances.daysOfWeek': ({ days, of }, { locale }) =>
    `${formatNumber(days, locale)} von ${of} Tagen pro Woche`,
  'time-off.balances.place': 'Standort',
  'time-off.balances.employed': 'Beschäftigt',
  'time-off.balances.employedFrom': ({ start }, { locale }) => `ab ${longDateText(start, locale)}`,
  'time-off.balances.employedUntil': ({ end }, { locale }) => `bis ${longDateText(end, locale)}`,
  'time-off.balances.employedBetween': ({ start, end }, { locale }) =>
    `von ${longDateText(start, locale)} bis ${longDateText(end, locale)}`,
} satisfies Catalogue<typeof en>;
