import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const ar = {
  'leave.types.title': 'الأنواع',
  'leave.types.add': 'إضافة نوع',
  'leave.types.loading': 'جارٍ تحميل الأنواع',
  'leave.types.notLoaded': 'تعذّر تحميل الأنواع',
  'leave.types.typeColumn': 'النوع',
  'leave.types.approvalColumn': 'الموافقة',
  'leave.types.approval': 'موافقة',
  'leave.types.notice': 'إشعار',
  'leave.types.unitColumn': 'الوحدة',
  'leave.types.shownToColumn': 'من يراها',
  'leave.types.actionsColumn': 'الإجراءات',
  'leave.types.change': 'تغيير',
  'leave.types.changeNamed': ({ name }) => `تغيير ${name}`,
  'leave.types.delete': 'حذف',
  'leave.types.deleteNamed': ({ name }) => `حذف ${name}`,
  'leave.types.deleteTitle': 'حذف النوع',
  'leave.types.deleteQuestion': ({ name }) => `هل تريد بالتأكيد حذف النوع «${name}»؟ لا يمكن التراجع عن ذلك.`,
  'leave.types.deleted': 'حُذف النوع',
  'leave.types.inDays': 'الأيام',
  'leave.types.inHours': 'الساعات',
  'leave.types.shownToEveryone': 'الجميع',
  'leave.types.shownToApprovers': 'مسؤولو الموافقة والموارد البشرية',
  'leave.types.shownToHr': 'الموارد البشرية فقط',
} satisfies Catalogue<typeof en>;
