import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const ar = {
  'audit.page.title': 'سجل التدقيق',
  'audit.page.entries': 'القيود',
  'audit.page.notLoaded': 'تعذّر تحميل سجل التدقيق',
  'audit.page.loading': 'جارٍ تحميل سجل التدقيق',
  'audit.page.count': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا قيود',
      one: 'قيد واحد',
      two: 'قيدان',
      few: `${number} قيود`,
      many: `${number} قيدًا`,
      other: `${number} قيد`,
    });
  },
  'audit.page.none': 'لا قيود',
  'audit.page.noneMatch': 'لا تغييرات تطابق عوامل التصفية.',
  'audit.page.noneYet': 'لا توجد تغييرات بعد.',
  'audit.page.pages': 'القيود',
  'audit.page.filter': 'تصفية سجل التدقيق',
  'audit.page.search': 'بحث',
  'audit.page.searchHint': 'البحث في الإجراءات والأشخاص…',
  'audit.page.record': 'العنصر',
  'audit.page.allRecords': 'كل العناصر',
  'audit.page.show': 'عرض',
  'audit.page.changes': 'التغييرات فقط',
  'audit.page.views': 'عمليات الاطلاع فقط',
  'audit.page.everything': 'التغييرات وعمليات الاطلاع',
  'audit.page.from': 'من',
  'audit.page.to': 'إلى',
  'audit.page.everyone': 'الجميع',
  'audit.page.affectedPerson': 'الشخص المعني',
  'audit.page.doneBy': 'المنفّذ',
  'audit.page.kind': 'نوع الإجراء',
  'audit.page.allActions': 'كل الإجراءات',
} satisfies Catalogue<typeof en>;
