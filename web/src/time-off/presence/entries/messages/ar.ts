import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.presence.team': 'الفريق',
  'time-off.presence.allTeams': 'كل الفرق',
  'time-off.presence.truncated': 'حالات الغياب اللاحقة غير معروضة',
  'time-off.presence.truncatedHint': ({ count }, { locale }) =>
    `المعروض أول ${formatNumber(count, locale)} فقط. يُرجى اختيار قسم أو فريق.`,
  'time-off.presence.waiting': 'قيد الانتظار',
  'time-off.presence.holidayIn': ({ holiday, places }, { locale }) =>
    `${holiday} في ${formatList(places, locale, 'plain')}`,
  'time-off.presence.notAtWork': ({ why }) => `خارج العمل على أي حال: ${why}`,
  'time-off.presence.freeDay': 'يوم راحة',
  'time-off.presence.holiday': ({ holiday }) => `عطلة: ${holiday}`,
  'time-off.presence.freeOn': ({ why, day }) => `${why} في ${day}`,
  'time-off.presence.entry': ({ name, type, days, isPending, freeDays }, { locale }) =>
    formatList([name, type, days, ...(isPending ? ['قيد الانتظار'] : []), ...freeDays], locale, 'plain'),
  'time-off.presence.legend': 'مفتاح الرموز',
  'time-off.presence.legendPending': 'قيد الانتظار',
  'time-off.presence.legendHalfDay': 'نصف يوم',
  'time-off.presence.legendHours': 'ساعات',
  'time-off.presence.legendPublicHoliday': 'عطلة رسمية',
  'time-off.presence.legendHoliday': 'عطلة',
  'time-off.presence.legendFreeDay': 'يوم راحة',
} satisfies Catalogue<typeof en>;
