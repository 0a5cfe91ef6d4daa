import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'work-time.name': 'Name',
  'work-time.region': 'Region',
  'work-time.leavePlan': 'Urlaubsmodell',
  'work-time.workSchedule': 'Arbeitszeitmodell',
  'work-time.minutes': 'Minuten',
  'work-time.firstMonday': 'Erster Montag',
  'work-time.country': 'Land',
  'work-time.date': 'Datum',
  'work-time.half': 'Ein halber Tag',
  'work-time.place': 'Standort',
  'work-time.schedule': 'Arbeitszeitmodell',
  'work-time.dryRun': 'Probelauf',
  'work-time.fingerprint': 'Prüfsumme',
  'work-time.progress': 'Fortschritt',
  'work-time.reason': 'Begründung',
  'work-time.minutesAreWhole': 'Minuten müssen eine ganze Zahl sein',
  'work-time.minutesAreNegative': 'Minuten dürfen nicht negativ sein',
  'work-time.tooManyMinutes': ({ max }) => `Ein halber Tag hat höchstens ${max} Minuten`,
  'work-time.minutesAreList': 'Minuten müssen eine Liste sein',
  'work-time.wrongLength': ({ weeks, halves }) =>
    `Ein Arbeitszeitmodell hat 1 bis ${weeks} Wochen mit je ${halves} halben Tagen`,
  'work-time.noWork': 'Ein Arbeitszeitmodell braucht Arbeitszeit',
  'work-time.notMonday': 'Der erste Montag muss ein Montag sein',
  'work-time.firstMondayMissing':
    'Wenn sich mehrere Wochen wiederholen, muss der erste Montag angegeben sein',
  'work-time.holidaysAreList': 'Feiertage müssen eine Liste sein',
  'work-time.tooManyHolidays': ({ max }) => `Ein Jahr kann höchstens ${max} Feiertage haben`,
  'work-time.holidayTwice': 'Ein Tag kann nur einmal Feiertag sein',
  'work-time.noYear': 'Das Jahr muss zwischen 1900 und 2199 liegen',
  'work-time.otherYear': ({ year }) => `Das Datum muss im Jahr ${year} liegen`,
  'work-time.scheduleInUse': ({ name }) =>
    `${name} kann nicht gelöscht werden: Personen oder Standorte haben dieses Arbeitszeitmodell`,
  'work-time.placeInUse': ({ name }) =>
    `${name} kann nicht gelöscht werden: Personen sind diesem Standort zugeordnet`,
  'work-time.onlyPlace': ({ name }) =>
    `${name} kann nicht gelöscht werden: Neue Personen brauchen einen Standort`,
} satisfies Catalogue<typeof en>;
