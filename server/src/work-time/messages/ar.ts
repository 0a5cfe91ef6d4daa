import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'work-time.holidaysMissingSubject': ({ years }, { locale }) =>
    `العطلات الرسمية غير مكتملة: ${formatList(years, locale)}`,
  'work-time.holidaysMissing': ({ years }, { locale }) =>
    `لم تُدخل العطلات الرسمية في جميع المواقع بعد (${formatList(years, locale)}). إلى أن تُدخل، تُحتسب تلك الأيام أيام عمل في الطلبات والأرصدة.`,
  'work-time.addMissingHolidays': ({ name, year }) => `إضافة العطلات: ${name}، ${year}`,
  'work-time.holidaysMonthly': 'تصل هذه الرسالة مرة كل شهر إلى أن تُدخل العطلات.',
  'work-time.noSuchPlace': 'لم يُعثر على موقع العمل',
  'work-time.noSuchPlan': 'لم يُعثر على الخطة',
  'work-time.noSuchSchedule': 'لم يُعثر على الجدول',
  'work-time.placeNameTaken': ({ name }) => `يوجد موقع عمل بهذا الاسم بالفعل: ${name}`,
  'work-time.scheduleNameTaken': ({ name }) => `يوجد جدول بهذا الاسم بالفعل: ${name}`,
  'work-time.unknownCountry': ({ country }) => `لا تُعرف عطلات لهذا البلد: ${country}`,
  'work-time.unknownRegion': ({ region, country }) => `لا تُعرف عطلات لهذه المنطقة: ${region}، ${country}`,
  'work-time.impactChanged': 'تغيّر الأثر؛ تلزم معاينة التغييرات مجددًا',
  'work-time.rulesBusy': 'تُغيَّر قواعد الإجازات الآن؛ يُرجى إعادة المحاولة بعد لحظات',
} satisfies Catalogue<typeof en>;
