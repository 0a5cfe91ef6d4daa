import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.history.submitted': 'إرسال الطلب',
  'time-off.history.changed': 'تغيير',
  'time-off.history.cancelled': 'إلغاء',
  'time-off.history.deleted': 'حذف',
  'time-off.history.approved': 'قبول',
  'time-off.history.rejected': 'رفض',
  'time-off.history.decisionUndone': 'تراجع عن القرار',
  'time-off.history.recorded': 'تسجيل',
  'time-off.history.reminded': 'تذكير مسؤولي الموافقة',
} satisfies Catalogue<typeof en>;
