import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.reports.loading': 'جارٍ تحميل التقرير',
  'time-off.reports.balancesLabel': 'الأرصدة بحسب القسم',
  'time-off.reports.noDepartment': 'بلا قسم',
  'time-off.reports.averageDays': ({ people, amount, shown }) => {
    const days = plural('ar', amount, {
      zero: `${shown} أيام`,
      one: amount < 0 ? `${shown} يوم` : 'يوم واحد',
      two: amount < 0 ? `${shown} يوم` : 'يومان',
      few: `${shown} أيام`,
      many: `${shown} يومًا`,
      other: `${shown} يوم`,
    });
    return plural('ar', people, {
      zero: `لا أحد، المتبقي: ${days}`,
      one: `شخص واحد، المتبقي: ${days}`,
      two: `شخصان، متوسط المتبقي: ${days}`,
      few: `${people} أشخاص، متوسط المتبقي: ${days}`,
      many: `${people} شخصًا، متوسط المتبقي: ${days}`,
      other: `${people} شخص، متوسط المتبقي: ${days}`,
    });
  },
  'time-off.reports.averageHours': ({ people, amount, shown }) => {
    const hours = plural('ar', amount, {
      zero: `${shown} ساعات`,
      one: amount < 0 ? `${shown} ساعة` : 'ساعة واحدة',
      two: amount < 0 ? `${shown} ساعة` : 'ساعتان',
      few: `${shown} ساعات`,
      many: `${shown} ساعة`,
      other: `${shown} ساعة`,
    });
    return plural('ar', people, {
      zero: `لا أحد، المتبقي: ${hours}`,
      one: `شخص واحد، المتبقي: ${hours}`,
      two: `شخصان، متوسط المتبقي: ${hours}`,
      few: `${people} أشخاص، متوسط المتبقي: ${hours}`,
      many: `${people} شخصًا، متوسط المتبقي: ${hours}`,
      other: `${people} شخص، متوسط المتبقي: ${hours}`,
    });
  },
  'time-off.reports.days': ({ amount, shown }) =>
    plural('ar', amount, {
      zero: `${shown} أيام`,
      one: amount < 0 ? `${shown} يوم` : 'يوم واحد',
      two: amount < 0 ? `${shown} يوم` : 'يومان',
      few: `${shown} أيام`,
      many: `${shown} يومًا`,
      other: `${shown} يوم`,
    }),
  'time-off.reports.hours': ({ amount, shown }) =>
    plural('ar', amount, {
      zero: `${shown} ساعات`,
      one: amount < 0 ? `${shown} ساعة` : 'ساعة واحدة',
      two: amount < 0 ? `${shown} ساعة` : 'ساعتان',
      few: `${shown} ساعات`,
      many: `${shown} ساعة`,
      other: `${shown} ساعة`,
    }),
  'time-off.reports.left': 'متبقٍّ',
  'time-off.reports.pending': 'قيد الانتظار',
  'time-off.reports.planned': 'مخطط',
  'time-off.reports.taken': 'مستخدم',

  'time-off.reports.weeks': 'الأسابيع',
  'time-off.reports.mostAway': ({ share, days }, texts) => {
    const most = days.map(
      ({ away, people, date }) => `${away} من ${people} في ${dateText(date, texts.locale)}`,
    );
    return `تصل الأعمدة إلى ${formatPercent(share, texts.locale)}. أعلى غياب: ${most.join(' · ')}`;
  },
  'time-off.reports.noOneExpected': ({ start }, texts) =>
    `أسبوع ${dateText(start, texts.locale)}: لا يُنتظر حضور أحد`,
  'time-off.reports.noOneAway': ({ start }, texts) => `أسبوع ${dateText(start, texts.locale)}: لا أحد غائب`,
  'time-off.reports.awayOf': ({ start, away, people, date }, texts) =>
    `أسبوع ${dateText(start, texts.locale)}: الغائبون ${away} من ${people} في ${dateText(date, texts.locale)}`,

  'time-off.reports.approvedDays': ({ year }) => `الأيام المقبولة في ${year}`,
  'time-off.reports.noDays': ({ year }) => `لا أيام مقبولة في ${year}.`,
  'time-off.reports.monthColumn': 'الشهر',
  'time-off.reports.byType': 'بحسب النوع',
  'time-off.reports.daysColumn': 'الأيام',
  'time-off.reports.noType': 'لا شيء',
  'time-off.reports.typeAmount': ({ type, shown }) => `${type} ${shown}`,
  'time-off.reports.typeDays': ({ type, amount, shown }) =>
    plural('ar', amount, {
      zero: `${type}: ${shown} أيام`,
      one: amount < 0 ? `${type}: ${shown} يوم` : `${type}: يوم واحد`,
      two: amount < 0 ? `${type}: ${shown} يوم` : `${type}: يومان`,
      few: `${type}: ${shown} أيام`,
      many: `${type}: ${shown} يومًا`,
      other: `${type}: ${shown} يوم`,
    }),
  'time-off.reports.yearByType': 'أيام السنة بحسب النوع',
} satisfies Catalogue<typeof en>;
