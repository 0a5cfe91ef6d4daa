import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'work-time.events.scheduleCreated': ({ name }) => `Arbeitszeitmodell ${name} angelegt`,
  'work-time.events.scheduleChanged': ({ name }) => `Arbeitszeitmodell ${name} geändert`,
  'work-time.events.scheduleDeleted': ({ name }) => `Arbeitszeitmodell ${name} gelöscht`,
  'work-time.events.placeCreated': ({ name }) => `Standort ${name} angelegt`,
  'work-time.events.placeChanged': ({ name }) => `Standort ${name} geändert`,
  'work-time.events.placeDeleted': ({ name }) => `Standort ${name} gelöscht`,
  'work-time.events.holidaysChanged': ({ name, year }) => `Feiertage ${year} für ${name} geändert`,
  'work-time.events.holidaysRequested': ({ name, year }) =>
    `Personalabteilung an die Feiertage ${year} für ${name} erinnert`,
} satisfies Catalogue<typeof en>;
