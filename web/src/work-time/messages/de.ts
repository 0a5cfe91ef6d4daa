import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'work-time.nameField': 'Name',
  'work-time.dateField': 'Datum',

  'work-time.everyWeekTheSame': 'Jede Woche gleich',
  'work-time.repeatingWeeks': ({ count }) => `${count} Wochen, die sich wiederholen`,
  'work-time.scheduleChanged': 'Arbeitszeitmodell geändert',
  'work-time.scheduleAdded': 'Arbeitszeitmodell angelegt',
  'work-time.changeNamed': ({ name }) => `${name} ändern`,
  'work-time.addSchedule': 'Arbeitszeitmodell anlegen',
  'work-time.scheduleHint': 'Gilt für alle mit diesem Modell, auch für vergangene Tage.',
  'work-time.weeksField': 'Wochen',
  'work-time.firstMondayField': 'Erster Montag',
  'work-time.firstMondayHint': 'Der Montag, an dem die erste dieser Wochen beginnt.',
  'work-time.hoursOfWeek': 'Stunden der Woche',
  'work-time.weekNumber': ({ week }) => `Woche ${week}`,
  'work-time.hoursAWeek': ({ hours }) => `Stunden: ${hours} pro Woche`,
  'work-time.hoursOfWeekNumber': ({ week, hours }) => `Woche ${week}: ${hours} pro Woche`,
  'work-time.copyMonday': 'Montag für alle Tage bis Freitag übernehmen',
  'work-time.hourUnit': 'Std.',

  'work-time.wholeDay': 'Ganzer Tag',
  'work-time.morning': 'Vormittag',
  'work-time.afternoon': 'Nachmittag',
  'work-time.holidaysOfYear': ({ year }) => `Feiertage ${year}`,
  'work-time.partOfDay': ({ name }) => `Teil des Tages: ${name}`,
  'work-time.removeNamed': ({ name }) => `${name} entfernen`,
  'work-time.addHoliday': 'Feiertag hinzufügen',
  'work-time.dateInYear': ({ year }) => `Das Datum muss im Jahr ${year} liegen`,
  'work-time.isHoliday': 'Dieser Tag ist bereits Feiertag',
  'work-time.publicHolidays': ({ year }) => `Feiertage ${year}`,
  'work-time.suggestedHolidaysOf': ({ year }) => `Vorgeschlagene Feiertage ${year}`,
  'work-time.allThere': ({ year }) => `Alle Feiertage ${year} sind eingetragen`,
  'work-time.otherDays': ({ year }) => `Weitere Tage ${year}`,
  'work-time.dayAndHoliday': ({ day, holiday }) => `${day}: ${holiday}`,

  'work-time.noHolidays': 'Keine',
  'work-time.addHolidaysOf': ({ name, year }) => `Feiertage ${year} für ${name} eintragen`,
  'work-time.yearMissing': ({ year }) => `${year}: fehlt`,
  'work-time.yearCount': ({ year, count }) => `${year}: ${count}`,
  'work-time.countryField': 'Land',
  'work-time.selectCountry': 'Land wählen',
  'work-time.noCountry': 'Kein Land',
  'work-time.regionField': 'Region',
  'work-time.wholeCountry': 'Das ganze Land',
  'work-time.countriesNotLoaded': 'Die Länder konnten nicht geladen werden',
  'work-time.holidaysChanged': 'Feiertage geändert',
  'work-time.holidaysOfPlace': ({ name }) => `Feiertage: ${name}`,
  'work-time.leaveReturned': 'Genehmigter Urlaub an einem Tag, der Feiertag wird, geht zurück auf das Konto.',
  'work-time.suggestedHolidays': 'Vorgeschlagene Feiertage',
  'work-time.suggestionsHint': 'Kreuzen Sie an, was an diesem Standort Feiertag ist.',
  'work-time.suggestionsHintEdited':
    'Kreuzen Sie an, was an diesem Standort Feiertag ist. Ihre ungespeicherten Änderungen werden mitgespeichert.',
  'work-time.suggestionsNotLoaded': 'Die Vorschläge konnten nicht geladen werden',
  'work-time.suggestionsLoading': 'Die Vorschläge werden geladen',
  'work-time.addHolidays': ({ count }) =>
    plural('de', count, { one: `${count} Feiertag eintragen`, other: `${count} Feiertage eintragen` }),
  'work-time.suggestionsSource':
    'Aus den Daten von date-holidays (CC BY-SA 3.0). Prüfen Sie sie: Gesetze ändern sich.',
} satisfies Catalogue<typeof en>;
