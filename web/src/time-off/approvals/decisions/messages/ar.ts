import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.approvals.approve': 'قبول',
  'time-off.approvals.approving': 'جارٍ القبول…',
  'time-off.approvals.approveRequest': 'قبول الطلب',
  'time-off.approvals.approveQuestion': 'هل تريد بالتأكيد قبول طلب الإجازة هذا؟',
  'time-off.approvals.approveFailed': 'تعذّر قبول الطلب',
  'time-off.approvals.reject': 'رفض',
  'time-off.approvals.rejecting': 'جارٍ الرفض…',
  'time-off.approvals.rejectRequest': 'رفض الطلب',
  'time-off.approvals.rejectFailed': 'تعذّر رفض الطلب',
  'time-off.approvals.reasonOfRejection': 'يُرجى ذكر سبب الرفض:',
  'time-off.approvals.reasonOptional': 'السبب (اختياري)',
  'time-off.approvals.reasonHint': 'ملاحظات للموظف…',
  'time-off.approvals.reasonMissing': 'السبب مطلوب',
  'time-off.approvals.ownRequest': 'هذا طلبك أنت. لا يوجد مسؤول غيرك، لذلك يمكنك البتّ فيه؛ ويُسجَّل ذلك.',
  'time-off.approvals.ownReason': 'يُرجى توضيح سبب البتّ فيه بنفسك:',
  'time-off.approvals.ownReasonHint': 'يُحفظ في سجل التدقيق…',
  'time-off.approvals.about': ({ name, type, days }) => `${name}، ${type}، ${days}`,
  'time-off.approvals.approveManyFailed': 'تعذّر قبول الطلبات',
  'time-off.approvals.rejectManyFailed': 'تعذّر رفض الطلبات',
  'time-off.approvals.approved': ({ name, days }) => `قُبل: ${name}، ${days}`,
  'time-off.approvals.approvedCount': ({ count }) => `المقبول: ${count}`,
  'time-off.approvals.rejected': ({ name, days }) => `رُفض: ${name}، ${days}`,
  'time-off.approvals.rejectedCount': ({ count }) => `المرفوض: ${count}`,
  'time-off.approvals.undo': 'تراجع',
  'time-off.approvals.undoLast': ({ count }) => `تراجع عن آخر ${count}`,
  'time-off.approvals.undone': ({ count }) =>
    plural('ar', count, {
      zero: 'لم يُتراجع عن أي قرار',
      one: 'تم التراجع عن القرار',
      two: 'تم التراجع عن قرارين',
      few: `تم التراجع عن ${count} قرارات`,
      many: `تم التراجع عن ${count} قرارًا`,
      other: `تم التراجع عن ${count} قرار`,
    }),
  'time-off.approvals.undoneHint': ({ count }) =>
    plural('ar', count, {
      zero: 'لم يُخطَر أحد.',
      one: 'عاد الطلب قيد الانتظار. لم يُخطَر أحد.',
      two: 'عاد الطلبان قيد الانتظار. لم يُخطَر أحد.',
      few: 'عادت الطلبات قيد الانتظار. لم يُخطَر أحد.',
      many: 'عادت الطلبات قيد الانتظار. لم يُخطَر أحد.',
      other: 'عادت الطلبات قيد الانتظار. لم يُخطَر أحد.',
    }),
  'time-off.approvals.notUndone': ({ count }) =>
    plural('ar', count, {
      zero: 'تم التراجع عن جميع القرارات',
      one: 'لم يتم التراجع عن القرار',
      two: 'لم يتم التراجع عن قرارين',
      few: `لم يتم التراجع عن ${count} قرارات`,
      many: `لم يتم التراجع عن ${count} قرارًا`,
      other: `لم يتم التراجع عن ${count} قرار`,
    }),
  'time-off.approvals.changedMeanwhile': 'تغيّر هذا الطلب',
  'time-off.approvals.changedMeanwhileHint': ({ name }) =>
    `لم يُتخذ أي قرار (${name}). يُرجى مراجعة الطلب مرة أخرى.`,
} satisfies Catalogue<typeof en>;
