import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.import.columnPerson': 'الشخص (العنوان أو الرقم الوظيفي)',
  'time-off.import.columnType': 'النوع',
  'time-off.import.columnStartDate': 'أول يوم',
  'time-off.import.columnEndDate': 'آخر يوم',
  'time-off.import.columnStartHalf': 'نصف اليوم الأول',
  'time-off.import.columnEndHalf': 'نصف اليوم الأخير',
  'time-off.import.columnMinutes': 'الدقائق',
  'time-off.import.columnStatus': 'الحالة',
  'time-off.import.columnReason': 'السبب',
  'time-off.import.openImport': 'استيراد الإجازات',
  'time-off.import.title': 'استيراد الإجازات',
  'time-off.import.description': 'يسجّل ما أُخذ حتى الآن، كله أو لا شيء. ولا تُرسل أي رسائل.',
  'time-off.import.previewFailed': 'تعذّرت المعاينة',
  'time-off.import.notImported': 'لم يُستورد شيء',
  'time-off.import.imported': 'استُوردت الإجازات',
  'time-off.import.importing': 'جارٍ الاستيراد…',
  'time-off.import.cancel': 'إلغاء',
  'time-off.import.added': 'جديدة',
  'time-off.import.unchanged': 'دون تغيير',
  'time-off.import.faulty': 'بها خطأ',
  'time-off.import.nothing': 'لا إجازات',
  'time-off.import.readingPeople': 'جارٍ قراءة الأشخاص',
  'time-off.import.storing': 'جارٍ تسجيل الإجازات',
  'time-off.import.rows': 'صفوف الاستيراد',
  'time-off.import.pages': 'صفوف الاستيراد',
  'time-off.import.personHeading': 'الشخص',
  'time-off.import.absence': 'الإجازة',
  'time-off.import.amount': 'المحتسب',
  'time-off.import.outcome': 'النتيجة',
  'time-off.import.example': ({ domain }) =>
    `person,type,startDate,endDate\nlayla.haddad@${domain},VACATION,2026-03-02,2026-03-06`,
  'time-off.import.import': ({ count }) =>
    plural('ar', count, {
      zero: 'استيراد',
      one: 'استيراد إجازة واحدة',
      two: 'استيراد إجازتين',
      few: `استيراد ${count} إجازات`,
      many: `استيراد ${count} إجازة`,
      other: `استيراد ${count} إجازة`,
    }),
  'time-off.import.countAdded': ({ count }) => `جديدة: ${count}`,
  'time-off.import.countUnchanged': ({ count }) => `دون تغيير: ${count}`,
  'time-off.import.countFaulty': ({ count }) => `بها خطأ: ${count}`,
  'time-off.import.checkingRows': ({ done, total }, { locale }) =>
    `جارٍ فحص الصفوف: ${formatNumber(done, locale)} من ${formatNumber(total, locale)}`,
  'time-off.import.line': ({ line }) => `السطر ${line}`,
  'time-off.import.days': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: `${number} يوم`,
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
  },
  'time-off.import.hours': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: `${number} ساعة`,
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: `${number} ساعات`,
      many: `${number} ساعة`,
      other: `${number} ساعة`,
    });
  },
} satisfies Catalogue<typeof en>;
