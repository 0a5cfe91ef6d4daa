import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.sickness.title': 'Krankheit',
  'time-off.sickness.subtitle': 'Zwölf Monate bis zu einem Tag, nach Namen.',
  'time-off.sickness.asOf': 'Stand',
  'time-off.sickness.notLoaded': 'Der Krankheitsbericht konnte nicht geladen werden',
  'time-off.sickness.loading': 'Erkrankungen werden geladen',
  'time-off.sickness.people': 'Personen',
  'time-off.sickness.person': 'Person',
  'time-off.sickness.spells': 'Erkrankungen',
  'time-off.sickness.workDays': 'Arbeitstage',
  'time-off.sickness.calendarDays': 'Kalendertage',
  'time-off.sickness.longest': 'Längste (Tage)',
  'time-off.sickness.bradford': 'Bradford-Faktor',
  'time-off.sickness.now': 'Aktuelle Erkrankung',
  'time-off.sickness.notNow': 'Keine',
  'time-off.sickness.show': 'Erkrankungen',
  'time-off.sickness.showOf': ({ name }) => `Erkrankungen von ${name}`,
  'time-off.sickness.none': 'In diesen zwölf Monaten war niemand krank',
  'time-off.sickness.illSince': ({ day }) => `Krank seit ${day}`,
  'time-off.sickness.payEnds': ({ day }) => `Entgeltfortzahlung bis ${day}`,
  'time-off.sickness.integrationDue': 'BEM fällig',
  'time-off.sickness.off': 'Der Krankheitsbericht ist ausgeschaltet',
  'time-off.sickness.offHint':
    'Eine Systemadministratorin oder ein Systemadministrator kann ihn in den Systemeinstellungen einschalten. Fragen Sie vorher den Betriebsrat.',
  'time-off.sickness.toSettings': 'Systemeinstellungen',
  'time-off.sickness.spellsTitle': 'Erkrankungen',
  'time-off.sickness.spellsNotLoaded': 'Die Erkrankungen konnten nicht geladen werden',
  'time-off.sickness.continues': 'Fortsetzung von',
  'time-off.sickness.continuesNone': 'Keiner früheren Erkrankung',
  'time-off.sickness.marked': 'Erkrankung geändert',
  'time-off.sickness.notMarked': 'Die Erkrankung wurde nicht geändert',
  'time-off.sickness.continuesFrom': ({ day }) => `Setzt die Erkrankung vom ${day} fort`,
  'time-off.sickness.noneOfOwn': 'Sie waren nicht krank.',
  'time-off.sickness.ownSpellsHint': 'Abwesenheiten, zwischen denen nur freie Tage liegen, sind eine.',
  'time-off.sickness.days': ({ workDays, calendarDays }, { locale }) => {
    const work = formatNumber(workDays, locale);
    const calendar = formatNumber(calendarDays, locale);
    return [
      plural('de', workDays, { one: `${work} Arbeitstag`, other: `${work} Arbeitstage` }),
      plural('de', calendarDays, { one: `${calendar} Kalendertag`, other: `${calendar} Kalendertage` }),
    ].join(', ');
  },
} satisfies Catalogue<typeof en>;
