import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './schedules-en.ts';

export const ar = {
  'leave.schedules.title': 'جداول العمل',
  'leave.schedules.add': 'إضافة جدول',
  'leave.schedules.listLabel': 'جداول العمل',
  'leave.schedules.loading': 'جارٍ تحميل جداول العمل',
  'leave.schedules.notLoaded': 'تعذّر تحميل جداول العمل',
  'leave.schedules.none': 'لا جداول عمل بعد',
  'leave.schedules.noneHint': 'يمكن إضافة أول جدول، ثم تعيينه لمواقع العمل والأشخاص.',
  'leave.schedules.nameColumn': 'الاسم',
  'leave.schedules.hoursColumn': 'الساعات',
  'leave.schedules.actionsColumn': 'الإجراءات',
  'leave.schedules.change': 'تغيير',
  'leave.schedules.changeNamed': ({ name }) => `تغيير ${name}`,
  'leave.schedules.delete': 'حذف',
  'leave.schedules.deleteNamed': ({ name }) => `حذف ${name}`,
  'leave.schedules.deleteTitle': 'حذف جدول العمل',
  'leave.schedules.deleteQuestion': ({ name }) => `هل تريد بالتأكيد حذف جدول العمل «${name}»؟`,
  'leave.schedules.deleted': 'حُذف جدول العمل',
} satisfies Catalogue<typeof en>;
