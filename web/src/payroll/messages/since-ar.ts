import { monthText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './since-en.ts';

export const ar = {
  'payroll.sinceRun': ({ count, month }, { locale }) =>
    plural('ar', count, {
      zero: `لا تصحيحات منذ تسليم ${monthText(month, locale)}`,
      one: `تصحيح واحد منذ تسليم ${monthText(month, locale)}`,
      two: `تصحيحان منذ تسليم ${monthText(month, locale)}`,
      few: `${count} تصحيحات منذ تسليم ${monthText(month, locale)}`,
      many: `${count} تصحيحًا منذ تسليم ${monthText(month, locale)}`,
      other: `${count} تصحيح منذ تسليم ${monthText(month, locale)}`,
    }),
  'payroll.sinceRunHint': 'تتضمنها عملية التسليم التالية.',
  'payroll.show': 'عرض',
} satisfies Catalogue<typeof en>;
