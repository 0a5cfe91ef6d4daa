import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './holidays-en.ts';

export const ar = {
  'time-off.booking.holidaysMissing': ({ years }, { locale }) =>
    `لم تُدخل العطلات الرسمية بعد (${formatList(years, locale)})؛ قد يتغير هذا.`,
} satisfies Catalogue<typeof en>;
