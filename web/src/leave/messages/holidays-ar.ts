import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './holidays-en.ts';

export const ar = {
  'leave.holidays.placeNotLoaded': 'تعذّر تحميل موقع العمل',
  'leave.holidays.noPlace': 'لم يُعثر على موقع العمل',
  'leave.holidays.noPlaceHint': 'ربما حُذف.',
  'leave.holidays.allPlaces': 'مواقع العمل والعطلات',
  'leave.holidays.subtitle': 'العطلات الرسمية',
  'leave.holidays.loading': 'جارٍ تحميل العطلات',
  'leave.holidays.notLoaded': 'تعذّر تحميل العطلات',
  'leave.holidays.none': 'لا عطلات بعد',
  'leave.holidays.count': ({ count }) =>
    plural('ar', count, {
      zero: 'لا عطلات',
      one: 'عطلة واحدة',
      two: 'عطلتان',
      few: `${count} عطلات`,
      many: `${count} عطلة`,
      other: `${count} عطلة`,
    }),
  'leave.holidays.suggest': 'اقتراح العطلات',
  'leave.holidays.unsaved': 'لم يُحفظ بعد.',
  'leave.holidays.discard': 'تجاهل',
  'leave.holidays.placeAndYear': ({ name, year }) => `${name} ${year}`,
  'leave.holidays.effectTitle': ({ name, year }) => `عطلات ${name} في ${year}`,
} satisfies Catalogue<typeof en>;
