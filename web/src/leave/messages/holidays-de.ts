import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './holidays-en.ts';

export const de = {
  'leave.holidays.placeNotLoaded': 'Der Standort konnte nicht geladen werden',
  'leave.holidays.noPlace': 'Diesen Standort gibt es nicht',
  'leave.holidays.noPlaceHint': 'Vielleicht wurde er gelöscht.',
  'leave.holidays.allPlaces': 'Standorte und Feiertage',
  'leave.holidays.subtitle': 'Feiertage',
  'leave.holidays.loading': 'Die Feiertage werden geladen',
  'leave.holidays.notLoaded': 'Die Feiertage konnten nicht geladen werden',
  'leave.holidays.none': 'Noch keine',
  'leave.holidays.count': ({ count }) =>
    plural('de', count, { one: `${count} Feiertag`, other: `${count} Feiertage` }),
  'leave.holidays.suggest': 'Feiertage vorschlagen',
  'leave.holidays.unsaved': 'Noch nicht gespeichert.',
  'leave.holidays.discard': 'Verwerfen',
  'leave.holidays.placeAndYear': ({ name, year }) => `${name} ${year}`,
  'leave.holidays.effectTitle': ({ name, year }) => `Feiertage ${year}: ${name}`,
} satisfies Catalogue<typeof en>;
