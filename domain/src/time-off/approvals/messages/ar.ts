import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.approvals.user': 'المستخدم',
  'time-off.approvals.request': 'الطلب',
  'time-off.approvals.reason': 'السبب',
  'time-off.approvals.received': 'تم الاستلام',
  'time-off.approvals.idsExpected': 'يجب أن يكون requestIds قائمة معرّفات',
  'time-off.approvals.noneSelected': 'يلزم تحديد طلب واحد على الأقل',
  'time-off.approvals.tooManySelected': ({ most }) => `الحد الأقصى لعدد الطلبات المحددة: ${most}`,
  'time-off.approvals.onlyHr': 'البتّ في هذا الطلب للموارد البشرية فقط',
  'time-off.approvals.ownDocument': 'تسجيل استلام مستندك يتولاه شخص آخر',
  'time-off.approvals.fetched': 'تم الحصول عليه',
  'time-off.approvals.fetchedByHr': 'الموارد البشرية وحدها تسجّل أنها حصلت على المستند',
  'time-off.approvals.noDocumentExpected': 'لا يلزم مستند لهذا الطلب',
  'time-off.approvals.nothingToUndo': 'لا يوجد قرار في هذا الطلب للتراجع عنه',
  'time-off.approvals.undoOthers': 'التراجع عن القرار متاح فقط لمن اتخذه',
  'time-off.approvals.undoTooLate': ({ seconds }) =>
    plural('ar', seconds, {
      zero: 'لا يمكن التراجع عن القرار',
      one: 'لا يمكن التراجع عن القرار إلا خلال ثانية واحدة',
      two: 'لا يمكن التراجع عن القرار إلا خلال ثانيتين',
      few: `لا يمكن التراجع عن القرار إلا خلال ${seconds} ثوانٍ`,
      many: `لا يمكن التراجع عن القرار إلا خلال ${seconds} ثانية`,
      other: `لا يمكن التراجع عن القرار إلا خلال ${seconds} ثانية`,
    }),
  'time-off.approvals.vacationRequestedAgain': 'أعاد مقدّم الطلب طلب أيام الإجازة السنوية هذه بالفعل',
  'time-off.approvals.daysRequestedAgain': ({ type }) => `أعاد مقدّم الطلب طلب هذه الأيام بالفعل (${type})`,
} satisfies Catalogue<typeof en>;
