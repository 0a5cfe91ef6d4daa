import { dateText, longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const ar = {
  'time-off.balances.ownTitle': 'رصيدي',
  'time-off.balances.ownSubtitle': 'كل حركات رصيدك.',
  'time-off.balances.title': 'الرصيد',
  'time-off.balances.titleOf': ({ name }) => `رصيد ${name}`,
  'time-off.balances.moreActions': 'إجراءات أخرى للرصيد',
  'time-off.balances.print': 'طباعة',
  'time-off.balances.printStatement': 'طباعة كشف الحساب',
  'time-off.balances.printed': ({ name, type }) => `${name}، ${type}`,
  'time-off.balances.printedOn': ({ company, day }, { locale }) =>
    `${company} · طُبع في ${dateText(day, locale)}`,
  'time-off.balances.accounts': 'الحسابات',
  'time-off.balances.notLoaded': 'تعذّر تحميل الرصيد',
  'time-off.balances.noAccounts': 'لا حسابات',
  'time-off.balances.noneOffered': 'لا تتوفر إجازات في هذا اليوم.',
  'time-off.balances.noOneHere': 'لم يُعثر على أحد',
  'time-off.balances.noOneHereHint': 'لا تخص هذه الصفحة أي شخص.',

  'time-off.balances.termsNotLoaded': 'تعذّر تحميل خطة الإجازات',
  'time-off.balances.plan': 'خطة الإجازات',
  'time-off.balances.schedule': 'جدول العمل',
  'time-off.balances.scheduleOf': ({ schedule, week }) => `${schedule}، ${week}`,
  'time-off.balances.daysAWeek': ({ days }, { locale }) => {
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
  'time-off.balances.daysOfWeek': ({ days, of }, { locale }) =>
    plural('ar', of, {
      zero: `${formatNumber(days, locale)} من ${of} أيام في الأسبوع`,
      one: `${formatNumber(days, locale)} من يوم واحد في الأسبوع`,
      two: `${formatNumber(days, locale)} من يومين في الأسبوع`,
      few: `${formatNumber(days, locale)} من ${of} أيام في الأسبوع`,
      many: `${formatNumber(days, locale)} من ${of} يومًا في الأسبوع`,
      other: `${formatNumber(days, locale)} من ${of} يوم في الأسبوع`,
    }),
  'time-off.balances.place': 'موقع العمل',
  'time-off.balances.employed': 'مدة الخدمة',
  'time-off.balances.employedFrom': ({ start }, { locale }) => `من ${longDateText(start, locale)}`,
  'time-off.balances.employedUntil': ({ end }, { locale }) => `حتى ${longDateText(end, locale)}`,
  'time-off.balances.employedBetween': ({ start, end }, { locale }) =>
    `من ${longDateText(start, locale)} حتى ${longDateText(end, locale)}`,
} satisfies Catalogue<typeof en>;
