import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './places-en.ts';

export const ar = {
  'leave.places.title': 'مواقع العمل والعطلات',
  'leave.places.subtitle': 'أماكن عمل الأشخاص وعطلاتها الرسمية.',
  'leave.places.add': 'إضافة موقع عمل',
  'leave.places.listLabel': 'مواقع العمل',
  'leave.places.loading': 'جارٍ تحميل مواقع العمل',
  'leave.places.notLoaded': 'تعذّر تحميل مواقع العمل',
  'leave.places.none': 'لا مواقع عمل بعد',
  'leave.places.noneHint': 'تظهر العطلات المقترحة بعد إضافة أول موقع عمل.',
  'leave.places.placeColumn': 'موقع العمل',
  'leave.places.holidaysColumn': 'العطلات',
  'leave.places.regionColumn': 'المنطقة',
  'leave.places.noRegion': 'غير محددة',
  'leave.places.planColumn': 'الخطة',
  'leave.places.scheduleColumn': 'الجدول',
  'leave.places.actionsColumn': 'الإجراءات',
  'leave.places.change': 'تغيير',
  'leave.places.changeNamed': ({ name }) => `تغيير ${name}`,
  'leave.places.delete': 'حذف',
  'leave.places.deleteNamed': ({ name }) => `حذف ${name}`,
  'leave.places.deleteTitle': 'حذف موقع العمل',
  'leave.places.deleteQuestion': ({ name }) => `هل تريد بالتأكيد حذف موقع العمل «${name}» مع جميع عطلاته؟`,
  'leave.places.deleted': 'حُذف موقع العمل',
} satisfies Catalogue<typeof en>;
