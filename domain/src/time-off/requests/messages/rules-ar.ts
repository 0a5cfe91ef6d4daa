import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './rules-en.ts';

export const ar = {
  'time-off.requests.request': 'الطلب',
  'time-off.requests.type': 'النوع',
  'time-off.requests.startDate': 'تاريخ البداية',
  'time-off.requests.endDate': 'تاريخ النهاية',
  'time-off.requests.reason': 'السبب',
  'time-off.requests.half': 'نصف اليوم',
  'time-off.requests.typeExpected': 'يجب أن يكون type رمز نوع، مثل VACATION',
  'time-off.requests.wholeMinutes': 'يجب أن تكون الدقائق عددًا صحيحًا',
  'time-off.requests.leastMinutes': ({ least }) => `الحد الأدنى لعدد الدقائق: ${least}`,
  'time-off.requests.mostMinutes': ({ most }) => `الحد الأقصى لعدد الدقائق: ${most}`,

  'time-off.requests.fourYearsAhead': 'يمكن أن تبدأ إجازة من هذا النوع خلال أربع سنوات على الأكثر',
  'time-off.requests.twoYearsAhead': 'يمكن طلب الإجازة مقدمًا بما لا يتجاوز سنتين',
  'time-off.requests.beforeEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `لم يبدأ عملك بعدُ في هذا اليوم؛ تاريخ التعيين: ${dateText(day, locale)}`
      : `لم يبدأ عمل هذا الشخص بعدُ في هذا اليوم؛ تاريخ التعيين: ${dateText(day, locale)}`,
  'time-off.requests.afterEmployment': ({ day, isOwn }, { locale }) =>
    isOwn ? `ينتهي عملك في ${dateText(day, locale)}` : `ينتهي عمل هذا الشخص في ${dateText(day, locale)}`,
  'time-off.requests.endBeforeStart': 'يجب ألا يسبق تاريخ النهاية تاريخ البداية',
  'time-off.requests.longestPeriod': ({ days }) =>
    plural('ar', days, {
      zero: 'لا تُسمح أي فترة',
      one: 'يجب ألا تزيد الفترة على يوم واحد',
      two: 'يجب ألا تزيد الفترة على يومين',
      few: `يجب ألا تزيد الفترة على ${days} أيام`,
      many: `يجب ألا تزيد الفترة على ${days} يومًا`,
      other: `يجب ألا تزيد الفترة على ${days} يوم`,
    }),
  'time-off.requests.concealedInTheWay':
    'ما سُجّل في هذه الأيام لا تطّلع عليه إلا الموارد البشرية؛ يُرجى الرجوع إليها',
  'time-off.requests.pendingInTheWay': ({ type, time, isOwn }, texts) =>
    isOwn
      ? `لديك بالفعل طلب قيد الانتظار: ${texts.text(type)}، ${texts.text(time)}`
      : `لدى هذا الشخص بالفعل طلب قيد الانتظار: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.requests.approvedInTheWay': ({ type, time, isOwn }, texts) =>
    isOwn
      ? `لديك بالفعل طلب مقبول: ${texts.text(type)}، ${texts.text(time)}`
      : `لدى هذا الشخص بالفعل طلب مقبول: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.requests.alreadyPending': 'هذا الطلب قيد الانتظار بالفعل',
  'time-off.requests.alreadyApproved': 'هذا الطلب مقبول بالفعل',
  'time-off.requests.alreadyRejected': 'هذا الطلب مرفوض بالفعل',
  'time-off.requests.alreadyCancelled': 'هذا الطلب ملغى بالفعل',
  'time-off.requests.approvedNotPending': 'لا يمكن تغيير إلا طلب قيد الانتظار؛ وهذا الطلب مقبول',
  'time-off.requests.rejectedNotPending': 'لا يمكن تغيير إلا طلب قيد الانتظار؛ وهذا الطلب مرفوض',
  'time-off.requests.cancelledNotPending': 'لا يمكن تغيير إلا طلب قيد الانتظار؛ وهذا الطلب ملغى',
  'time-off.requests.ownDecision': 'لا يمكن البتّ في طلبك بنفسك',
  'time-off.requests.onlyRequesterDeletes': 'حذف هذا الطلب متاح لمقدّم الطلب فقط',
  'time-off.requests.onlyRequesterEdits': 'تعديل هذا الطلب متاح لمقدّم الطلب فقط',
  'time-off.requests.cancelForbidden': 'إلغاء هذا الطلب متاح لمقدّم الطلب أو لمسؤول فقط',
  'time-off.requests.onlyRequesterCancels': 'إلغاء طلب قيد الانتظار متاح لمقدّم الطلب فقط',
  'time-off.requests.hasBegun': 'بدأت هذه الإجازة بالفعل؛ يُرجى طلب إلغائها من الموارد البشرية',
  'time-off.requests.ownHasBegun': 'بدأت هذه الإجازة بالفعل؛ يمكن لمسؤول آخر إلغاؤها',
} satisfies Catalogue<typeof en>;
