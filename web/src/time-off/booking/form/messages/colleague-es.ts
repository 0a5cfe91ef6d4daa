import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './colleague-en.ts';

export const es = {
  'time-off.booking.morePeople': ({ count }, { locale }) =>
    `${formatNumber(count, locale)} más: escriba un nombre o un correo para encontrarlos.`,
} satisfies Catalogue<typeof en>;
