import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.leaving.user': 'المستخدم',
  'time-off.leaving.noLastDay': 'لم يُحدَّد بعد آخر يوم في الخدمة لهذا الشخص',
  'time-off.leaving.lastDay': 'آخر يوم عمل',
  'time-off.leaving.reason': 'السبب',
  'time-off.leaving.deactivated': 'الحساب معطَّل بالفعل',
  'time-off.leaving.successorInactive': 'يجب أن يكون حساب الخَلَف نشطًا',
  'time-off.leaving.successorIsLeaver': 'يجب أن يكون الخَلَف شخصًا آخر',
  'time-off.leaving.successorLeaves': 'يجب أن يستمر عمل الخَلَف بعد آخر يوم عمل',
  'time-off.leaving.successorNoApprover': 'يجب أن يكون الخَلَف مديرًا أو مسؤولًا، للبتّ في الطلبات',
} satisfies Catalogue<typeof en>;
