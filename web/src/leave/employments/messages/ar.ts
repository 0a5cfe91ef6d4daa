import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'leave.employments.title': ({ name }) => `فترات عمل ${name}`,
  'leave.employments.hint': 'من غادر ثم عاد له أكثر من فترة، ولا تُحتسب الأيام بينها في أي مكان.',
  'leave.employments.notLoaded': 'تعذّر تحميل فترات العمل',
  'leave.employments.loading': 'جارٍ تحميل فترات العمل',
  'leave.employments.number': ({ number }) => `فترة العمل ${number}`,
  'leave.employments.remove': ({ number }) => `إزالة فترة العمل ${number}`,
  'leave.employments.start': 'أول يوم',
  'leave.employments.end': 'آخر يوم',
  'leave.employments.countsEarlier': 'تُحتسب الفترات السابقة في الأقدمية',
  'leave.employments.keepsBalance': 'الاحتفاظ بالرصيد المتبقي في نهاية الفترة السابقة',
  'leave.employments.add': 'إضافة فترة عمل',
  'leave.employments.saved': 'حُفظت فترات العمل',
} satisfies Catalogue<typeof en>;
