import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.booking.myYear': 'سنتي',
  'time-off.booking.yearTitle': ({ title, year }) => `${title} ${year}`,
  'time-off.booking.monthByMonth': 'شهرًا بشهر',
  'time-off.booking.previousYear': 'السنة السابقة',
  'time-off.booking.nextYear': 'السنة التالية',
  'time-off.booking.moreForYear': 'إجراءات أخرى للسنة',
  'time-off.booking.print': 'طباعة',
  'time-off.booking.yearNotLoaded': 'تعذّر تحميل السنة',
  'time-off.booking.dragHint': 'يمكن طلب أيام بسحب المؤشر عبرها.',
  'time-off.booking.timeOffOnDay': 'إجازة',

  'time-off.booking.legend': 'مفتاح الرموز',
  'time-off.booking.legendApproved': 'مقبول',
  'time-off.booking.legendPending': 'قيد الانتظار',
  'time-off.booking.legendHoliday': 'عطلة',
  'time-off.booking.legendFreeDay': 'يوم راحة',
  'time-off.booking.legendToday': 'اليوم',
  'time-off.booking.legendBridge': 'يوم بيني',

  'time-off.booking.dayWith': ({ facts }, { locale }) => formatList(facts, locale, 'plain'),
  'time-off.booking.dayHoliday': ({ holiday }) => `عطلة: ${holiday}`,
  'time-off.booking.dayFree': 'يوم راحة',
  'time-off.booking.dayBridge': ({ bridge }) => `يوم بيني: ${bridge}`,
  'time-off.booking.bridgeTip': ({ bridge }) => `يوم بيني: ${bridge}`,
  'time-off.booking.dayPending': ({ type }) => `${type}، قيد الانتظار`,

  'time-off.booking.daysOffHeading': 'أيام الإجازة',
  'time-off.booking.loadingMonth': 'جارٍ التحميل',
  'time-off.booking.monthSum': ({ off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('ar', shortened(off), {
      zero: `${number} يوم إجازة`,
      one: `${number} يوم إجازة`,
      two: `${number} يوم إجازة`,
      few: `${number} أيام إجازة`,
      many: `${number} يوم إجازة`,
      other: `${number} يوم إجازة`,
    });
    return pending > 0 ? `${days}، قيد الانتظار: ${formatShort(pending, locale)}` : days;
  },
} satisfies Catalogue<typeof en>;
