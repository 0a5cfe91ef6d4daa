import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './holidays-en.ts';

export const de = {
  'time-off.booking.holidaysMissing': ({ years }, { locale }) =>
    `Die Feiertage ${formatList(years, locale)} sind noch nicht eingetragen; das Ergebnis kann sich noch ändern.`,
} satisfies Catalogue<typeof en>;
