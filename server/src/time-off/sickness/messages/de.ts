import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.sickness.export.name': 'Name',
  'time-off.sickness.export.email': 'E-Mail',
  'time-off.sickness.export.department': 'Abteilung',
  'time-off.sickness.export.spells': 'Erkrankungen',
  'time-off.sickness.export.workDays': 'Arbeitstage',
  'time-off.sickness.export.calendarDays': 'Kalendertage',
  'time-off.sickness.export.longest': 'Längste (Kalendertage)',
  'time-off.sickness.export.currentSince': 'Krank seit',
  'time-off.sickness.export.payEndsOn': 'Lohnfortzahlung bis',
  'time-off.sickness.export.integrationDue': 'Eingliederung fällig',
  'time-off.sickness.export.bradford': 'Bradford-Faktor',
  'time-off.sickness.noticeSubject': ({ person, days }, texts) =>
    `${person}: seit ${formatNumber(days, texts.locale)} Tagen krank`,
  'time-off.sickness.notice': ({ person, startDate, days }, texts) =>
    `${texts.text(person)} ist seit ${longDateText(startDate, texts.locale)} krank: ${formatNumber(days, texts.locale)} Kalendertage.`,
  'time-off.sickness.notice28':
    'Nach 42 Tagen kann die Entgeltfortzahlung enden und ein Eingliederungsmanagement fällig werden.',
  'time-off.sickness.notice42':
    'Die Entgeltfortzahlung kann jetzt enden, und ein Eingliederungsmanagement kann fällig sein.',
  'time-off.sickness.seeReport': 'Krankheitsbericht ansehen',
  'time-off.sickness.noticedOnce':
    'Die Personalabteilung erhält diese E-Mail einmal nach 28 und einmal nach 42 Tagen.',
  'time-off.sickness.documentSubject': ({ what }, texts) => `Nachweis fehlt: ${texts.text(what)}`,
  'time-off.sickness.documentDue': ({ type, time }, texts) =>
    `Für ${texts.text(type)}, ${texts.text(time)}, fehlt noch ein Nachweis, etwa ein ärztliches Attest. Bitte geben Sie ihn der Personalabteilung.`,
  'time-off.sickness.seeRequest': 'Antrag ansehen',
} satisfies Catalogue<typeof en>;
