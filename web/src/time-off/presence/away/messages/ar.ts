import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.presence.away': 'غائب',
  'time-off.presence.awayLink': 'الغائبون',
  'time-off.presence.awayNotLoaded': 'تعذّر تحميل الغائبين',
  'time-off.presence.loadingAway': 'جارٍ تحميل الغائبين',
  'time-off.presence.today': 'اليوم',
  'time-off.presence.thisWeek': 'هذا الأسبوع',
  'time-off.presence.nextWeek': 'الأسبوع القادم',
  'time-off.presence.weekIsOver': 'انتهى الأسبوع.',
  'time-off.presence.everyoneIsIn': 'الجميع حاضرون',
  'time-off.presence.noOneOfTeams': 'لا أحد في فرقك',
  'time-off.presence.awayCount': ({ count }) => `الغائبون: ${count}`,
  'time-off.presence.you': '(أنت)',
  'time-off.presence.showMore': ({ count, all }) => `عرض المزيد (${count} من ${all})`,
  'time-off.presence.moreToday': ({ count }) => `\u200e+${count}`,
  'time-off.presence.moreAwayToday': ({ count }) => `\u200e+${count} من الغائبين اليوم`,
  'time-off.presence.outsideTeams': ({ count }) =>
    plural('ar', count, {
      zero: 'وخارج فرقك أيضًا: لا أحد.',
      one: 'وخارج فرقك أيضًا: شخص واحد.',
      two: 'وخارج فرقك أيضًا: شخصان.',
      few: `وخارج فرقك أيضًا: ${count} أشخاص.`,
      many: `وخارج فرقك أيضًا: ${count} شخصًا.`,
      other: `وخارج فرقك أيضًا: ${count} شخص.`,
    }),
  'time-off.presence.from': ({ day, isAfternoon }) => (isAfternoon ? `من ${day}، بعد الظهر` : `من ${day}`),
  'time-off.presence.back': ({ day, isAfternoon }) =>
    isAfternoon ? `العودة ${day}، بعد الظهر` : `العودة ${day}`,
  'time-off.presence.backToday': ({ isAfternoon }) =>
    isAfternoon ? 'العودة اليوم، بعد الظهر' : 'العودة اليوم',
  'time-off.presence.inDays': ({ count }) =>
    plural('ar', count, {
      zero: 'اليوم',
      one: 'بعد يوم واحد',
      two: 'بعد يومين',
      few: `بعد ${count} أيام`,
      many: `بعد ${count} يومًا`,
      other: `بعد ${count} يوم`,
    }),
  'time-off.presence.startsTomorrow': 'غدًا',
  'time-off.presence.startsToday': 'اليوم',
  'time-off.presence.hasStarted': 'الآن',
  'time-off.presence.whenAndState': ({ when, state }) => `${when}، ${state}`,
  'time-off.presence.waitingForApproval': 'قيد الانتظار',
  'time-off.presence.waitingFor': ({ names, others }, { locale }) => {
    const number = formatNumber(others, locale);
    const more = plural('ar', others, {
      zero: 'لا أحد غيرهم',
      one: 'شخص آخر',
      two: 'شخصين آخرين',
      few: `${number} آخرين`,
      many: `${number} آخرين`,
      other: `${number} آخرين`,
    });
    return `في انتظار ${formatList(others > 0 ? [...names, more] : names, locale, 'or')}`;
  },
  'time-off.presence.nextDaysOff': 'أيام إجازتك القادمة',
  'time-off.presence.loadingNextDaysOff': 'جارٍ تحميل أيام إجازتك القادمة',
  'time-off.presence.noDaysOff': 'لا إجازات مخططة',
  'time-off.presence.noDaysOffHint': 'يمكن طلب أيام بسحب المؤشر عبرها في «سنتي».',
  'time-off.presence.nextHoliday': 'العطلة الرسمية القادمة',
  'time-off.presence.loadingNextHoliday': 'جارٍ تحميل العطلة الرسمية القادمة',
  'time-off.presence.nextNotLoaded': 'تعذّر التحميل',
  'time-off.presence.nextFact': ({ what, when }) => `${what}، ${when}`,
} satisfies Catalogue<typeof en>;
