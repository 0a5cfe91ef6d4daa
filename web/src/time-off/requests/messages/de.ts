import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.requests.changedFrom': ({ was }) => `geändert, vorher ${was}`,
  'time-off.requests.changedFromType': ({ type, time }) => `geändert, vorher ${type}, ${time}`,
  'time-off.requests.related': 'Zugehörige Anträge',
  'time-off.requests.continues': ({ days }) => `Setzt fort: ${days}`,
  'time-off.requests.continuesPending': ({ days }) => `Setzt fort: ${days}, offen`,
  'time-off.requests.continuedBy': ({ days }) => `Wird fortgesetzt: ${days}`,
  'time-off.requests.continuedByPending': ({ days }) => `Wird fortgesetzt: ${days}, offen`,
  'time-off.requests.interrupts': ({ days }) => `Herausgenommen aus: ${days}`,
  'time-off.requests.interruptsPending': ({ days }) => `Herausgenommen aus: ${days}, offen`,
  'time-off.requests.interruptedBy': ({ days }) => `Unterbrochen: ${days}`,
  'time-off.requests.interruptedByPending': ({ days }) => `Unterbrochen: ${days}, offen`,
  'time-off.requests.showAll': 'Alles anzeigen',
  'time-off.requests.showLess': 'Weniger anzeigen',
  'time-off.requests.recorded': 'Eingetragen',
  'time-off.requests.documentMissing': 'Nachweis fehlt',
  'time-off.requests.documentReceived': 'Nachweis erhalten',
  'time-off.requests.documentBrought': 'Nachweis gebracht',
  'time-off.requests.documentFetched': 'Von der Personalabteilung abgerufen',
  'time-off.requests.documentFetchedOn': ({ day }) =>
    `Nachweis von der Personalabteilung abgerufen am ${day}`,
  'time-off.requests.documentOn': ({ day }) => `am ${day}`,
  'time-off.requests.documentReceivedOn': ({ day }) => `Nachweis erhalten am ${day}`,
  'time-off.requests.documentNotSaved': 'Der Nachweis wurde nicht eingetragen',
} satisfies Catalogue<typeof en>;
