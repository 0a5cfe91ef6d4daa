import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const ar = {
  'time-off.presence.whoIsAway': 'الغائبون',
  'time-off.presence.filterAway': 'تصفية الغائبين',
  'time-off.presence.awayDays': 'الأيام',
  'time-off.presence.now': 'الآن',
  'time-off.presence.byMonth': 'بحسب الشهر',
  'time-off.presence.asCalendar': 'التقويم',
  'time-off.presence.previousDay': 'اليوم السابق',
  'time-off.presence.nextDay': 'اليوم التالي',
  'time-off.presence.earlierMonth': 'الشهر السابق',
  'time-off.presence.laterMonth': 'الشهر التالي',
  'time-off.presence.noOneSeen': 'لا أحد ممن يمكنك رؤيتهم غائب.',
  'time-off.presence.noOneOfGroup': 'لا أحد ممن يمكنك رؤيتهم في هذه المجموعة غائب.',
  'time-off.presence.moreOnDay': ({ count }) => `و${count} غيرهم`,
  'time-off.presence.noOneOnDay': ({ day }) => `${day}: لا أحد`,
  'time-off.presence.namesOnDay': ({ day, names }, { locale }) =>
    `${day}: ${formatList(names, locale, 'plain')}`,
  'time-off.presence.absencesOfMonth': ({ count }) =>
    plural('ar', count, {
      zero: 'لا غياب هذا الشهر',
      one: 'حالة غياب واحدة هذا الشهر',
      two: 'حالتا غياب هذا الشهر',
      few: `${count} حالات غياب هذا الشهر`,
      many: `${count} حالة غياب هذا الشهر`,
      other: `${count} حالة غياب هذا الشهر`,
    }),
  'time-off.presence.loadingAbsences': 'جارٍ التحميل…',
} satisfies Catalogue<typeof en>;
