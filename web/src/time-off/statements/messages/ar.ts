import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.statements.title': 'كشف حساب الإجازات',
  'time-off.statements.listTitle': 'كشوف حساب الإجازات',
  'time-off.statements.statement': 'كشف حساب الإجازات',
  'time-off.statements.print': 'طباعة أو حفظ بصيغة PDF',
  'time-off.statements.yearOf': 'سنة الإجازات التي تشمل',
  'time-off.statements.loading': 'جارٍ تحميل الكشف',
  'time-off.statements.notLoaded': 'تعذّر تحميل الكشف',
  'time-off.statements.name': 'الاسم',
  'time-off.statements.personnelNumber': 'الرقم الوظيفي',
  'time-off.statements.employment': 'فترة الخدمة',
  'time-off.statements.schedule': 'جدول العمل',
  'time-off.statements.plan': 'خطة الإجازات',
  'time-off.statements.noAccounts': 'لا توجد إجازات في سنة الإجازات هذه.',
  'time-off.statements.inDays': 'أيام',
  'time-off.statements.inHours': 'ساعات',
  'time-off.statements.total': 'الإجمالي',
  'time-off.statements.balance': 'الرصيد',
  'time-off.statements.noOne': 'لم يكن أحد في الخدمة في هذا اليوم',
  'time-off.statements.certificateTitle': 'شهادة الإجازات',
  'time-off.statements.certificate': 'شهادة الإجازات',
  'time-off.statements.certificateLoading': 'جارٍ تحميل الشهادة',
  'time-off.statements.certificateNotLoaded': 'تعذّر تحميل الشهادة',
  'time-off.statements.type': 'الإجازة وسنة الإجازات',
  'time-off.statements.entitlement': 'الاستحقاق',
  'time-off.statements.taken': 'المأخوذ',
  'time-off.statements.paidOut': 'المصروف',
  'time-off.statements.withoutCarriedOver': 'لا تشمل الإجازات المرحّلة من سنوات إجازات سابقة.',
  'time-off.statements.signature': 'المكان والتاريخ والتوقيع',
  'time-off.statements.printedOn': ({ day }, { locale }) => `تاريخ الطباعة: ${dateText(day, locale)}`,
  'time-off.statements.account': ({ type, startDate, endDate }, { locale }) =>
    `${type}، ${periodText({ startDate, endDate }, locale)}`,
  'time-off.statements.opening': ({ day }, { locale }) => `قبل ${dateText(day, locale)}`,
  'time-off.statements.closing': ({ day }, { locale }) => `في نهاية ${dateText(day, locale)}`,
  'time-off.statements.loadedOf': ({ loaded, total }, { locale }) =>
    `تم تحميل ${formatNumber(loaded, locale)} من ${formatNumber(total, locale)}`,
  'time-off.statements.parts': ({ count }, { locale }) => `أجزاء من ${formatNumber(count, locale)} شخص`,
} satisfies Catalogue<typeof en>;
