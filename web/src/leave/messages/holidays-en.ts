import { plural } from '@almanac/domain/language/plural';

/** The page of a place's holidays. */
export const en = {
  'leave.holidays.placeNotLoaded': "Couldn't load the place",
  'leave.holidays.noPlace': 'Place not found',
  'leave.holidays.noPlaceHint': 'It may have been deleted.',
  'leave.holidays.allPlaces': 'Places and Holidays',
  'leave.holidays.subtitle': 'Public holidays',
  'leave.holidays.loading': 'Loading the holidays',
  'leave.holidays.notLoaded': "Couldn't load the holidays",
  'leave.holidays.none': 'None yet',
  'leave.holidays.count': ({ count }: { count: number }) =>
    plural('en', count, { one: `${count} holiday`, other: `${count} holidays` }),
  'leave.holidays.suggest': 'Suggest Holidays',
  'leave.holidays.unsaved': 'Not saved yet.',
  'leave.holidays.discard': 'Discard',
  'leave.holidays.placeAndYear': ({ name, year }: { name: string; year: number }) => `${name} ${year}`,
  'leave.holidays.effectTitle': ({ name, year }: { name: string; year: number }) =>
    `Holidays of ${name} in ${year}`,
};
