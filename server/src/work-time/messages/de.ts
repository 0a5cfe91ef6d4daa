import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'work-time.holidaysMissingSubject': ({ years }, { locale }) =>
    `Feiertage ${formatList(years, locale)} fehlen`,
  'work-time.holidaysMissing': ({ years }, { locale }) =>
    `die Feiertage ${formatList(years, locale)} sind noch nicht überall eingetragen. Bis dahin zählen Anträge und Kontostände diese Tage als Arbeitstage.`,
  'work-time.addMissingHolidays': ({ name, year }) => `Feiertage eintragen: ${name}, ${year}`,
  'work-time.holidaysMonthly':
    'Sie erhalten diese E-Mail einmal im Monat, bis die Feiertage eingetragen sind.',
  'work-time.noSuchPlace': 'Diesen Standort gibt es nicht',
  'work-time.noSuchPlan': 'Dieses Urlaubsmodell gibt es nicht',
  'work-time.noSuchSchedule': 'Dieses Arbeitszeitmodell gibt es nicht',
  'work-time.placeNameTaken': ({ name }) => `Es gibt bereits einen Standort mit dem Namen ${name}`,
  'work-time.scheduleNameTaken': ({ name }) => `Es gibt bereits ein Arbeitszeitmodell mit dem Namen ${name}`,
  'work-time.unknownCountry': ({ country }) => `Für das Land ${country} sind keine Feiertage bekannt`,
  'work-time.unknownRegion': ({ region, country }) =>
    `Für die Region ${region} (${country}) sind keine Feiertage bekannt`,
  'work-time.impactChanged':
    'Die Auswirkung hat sich geändert; prüfen Sie die Vorschau noch einmal, bevor Sie die Änderung anwenden',
  'work-time.rulesBusy': 'Die Urlaubsregeln werden gerade geändert; versuchen Sie es gleich noch einmal',
} satisfies Catalogue<typeof en>;
