import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './colleague-en.ts';

export const fr = {
  'time-off.booking.morePeople': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} autre : saisissez un nom ou un e-mail.`,
      other: `${formatNumber(count, locale)} autres : saisissez un nom ou un e-mail.`,
    }),
} satisfies Catalogue<typeof en>;
