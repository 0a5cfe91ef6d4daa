import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './colleague-en.ts';

export const ar = {
  'time-off.booking.morePeople': ({ count }, { locale }) =>
    `غير المعروضين: ${formatNumber(count, locale)}. يمكن العثور عليهم بكتابة الاسم أو البريد الإلكتروني.`,
} satisfies Catalogue<typeof en>;
