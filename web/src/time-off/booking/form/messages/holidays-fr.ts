import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './holidays-en.ts';

export const fr = {
  'time-off.booking.holidaysMissing': ({ years }, { locale }) =>
    `Les jours fériés ${formatList(years, locale)} n’ont pas encore été saisis ; cela peut encore changer.`,
} satisfies Catalogue<typeof en>;
