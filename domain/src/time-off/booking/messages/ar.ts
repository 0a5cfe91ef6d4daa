import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'قيد الانتظار', REJECTED: 'مرفوض', CANCELLED: 'ملغى' };

export const ar = {
  'time-off.booking.reason': 'السبب',
  'time-off.booking.vacationSpent': 'لم يعد لدى مقدّم الطلب ما يكفي من أيام الإجازة السنوية لهذا الطلب',
  'time-off.booking.daysSpent': ({ type }) => `لم يعد لدى مقدّم الطلب رصيد كافٍ لهذا الطلب (${type})`,
  'time-off.booking.reduceLabel': 'تخفيض الإجازات',
  'time-off.booking.ownReduction': 'قرار تخفيض إجازاتك بسبب غيابك يتخذه مسؤول آخر',
  'time-off.booking.reducesNoMonths': ({ type }) => `لا يخفّض هذا النوع الإجازات بالأشهر الكاملة: ${type}`,
  'time-off.booking.onlyApprovedReduces': ({ status }) =>
    `لا تُخفَّض الإجازات إلا بغياب مقبول؛ هذا الطلب ${statusWords[status]}`,
  'time-off.booking.reducedTooLate': ({ day }, texts) =>
    `لا يمكن تخفيض الإجازات إلا قبل آخر يوم عمل، ${dateText(day, texts.locale)}`,
  'time-off.booking.reducedUnmailed': ({ person }, texts) =>
    `تعذّر إشعار ${texts.text(person)} لأن الحساب معطّل`,
} satisfies Catalogue<typeof en>;
