import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './colleague-en.ts';

export const de = {
  'time-off.booking.morePeople': ({ count }, { locale }) =>
    `${formatNumber(count, locale)} weitere: Geben Sie zum Suchen einen Namen oder eine Adresse ein.`,
} satisfies Catalogue<typeof en>;
