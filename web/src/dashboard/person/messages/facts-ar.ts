import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './facts-en.ts';

export const ar = {
  'dashboard.person.employment': 'العمل',
  'dashboard.person.employmentNotLoaded': 'تعذّر تحميل بيانات عملك',
  'dashboard.person.employmentLoading': 'جارٍ تحميل بيانات عملك',
  'dashboard.person.place': 'موقع العمل',
  'dashboard.person.plan': 'خطة الإجازات',
  'dashboard.person.schedule': 'جدول العمل',
  'dashboard.person.daysAWeek': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: 'لا أيام في الأسبوع',
      one: 'يوم واحد في الأسبوع',
      two: 'يومان في الأسبوع',
      few: `${number} أيام في الأسبوع`,
      many: `${number} يومًا في الأسبوع`,
      other: `${number} يوم في الأسبوع`,
    });
  },
  'dashboard.person.start': 'البداية',
  'dashboard.person.notSet': 'غير محدد',
  'dashboard.person.lastDay': 'آخر يوم عمل',
  'dashboard.person.earlierEmployments': 'فترات عمل سابقة',
  'dashboard.person.until': ({ end }) => `حتى ${end}`,
  'dashboard.person.fromUntil': ({ start, end }) => `من ${start} إلى ${end}`,
  'dashboard.person.managers': ({ count }) =>
    plural('ar', count, {
      zero: 'المدير',
      one: 'المدير',
      two: 'المديران',
      few: 'المديرون',
      many: 'المديرون',
      other: 'المديرون',
    }),
  'dashboard.person.noManager': 'لا أحد',
  'dashboard.person.termsNotLoaded': 'تعذّر تحميل موقع العمل والخطة والجدول',
} satisfies Catalogue<typeof en>;
