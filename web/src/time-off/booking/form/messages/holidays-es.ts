import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './holidays-en.ts';

export const es = {
  'time-off.booking.holidaysMissing': ({ years }, { locale }) =>
    `Aún no se han introducido los festivos de ${formatList(years, locale)}; esto puede cambiar.`,
} satisfies Catalogue<typeof en>;
