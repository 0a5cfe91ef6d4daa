import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.booking.cancelTitle': 'إلغاء الطلب',
  'time-off.booking.cancelQuestion':
    'هل تريد بالتأكيد إلغاء طلب الإجازة هذا؟ يبقى في القائمة بوصفه ملغى، وتتحرر أيامه.',
  'time-off.booking.cancelling': 'جارٍ الإلغاء…',
  'time-off.booking.keep': 'إبقاء',
  'time-off.booking.cancelled': 'أُلغي طلب الإجازة',
  'time-off.booking.cancelReason': 'السبب',
  'time-off.booking.cancelReasonHint': 'بدأت الإجازة بالفعل. لا يوجد مسؤول غيرك، لذلك يُسجَّل السبب.',

  'time-off.booking.deleteTitle': 'حذف الطلب',
  'time-off.booking.deleteQuestion': 'هل تريد بالتأكيد حذف طلب الإجازة هذا؟',
  'time-off.booking.confirmDelete': 'حذف',
  'time-off.booking.deleted': 'حُذف طلب الإجازة',
  'time-off.booking.notDeleted': 'تعذّر حذف الطلب',
  'time-off.booking.requestAgain': 'إعادة الطلب',
  'time-off.booking.requestedAgain': 'أُرسل طلب الإجازة',
  'time-off.booking.notRequestedAgain': 'تعذّر إنشاء طلب الإجازة',
} satisfies Catalogue<typeof en>;
