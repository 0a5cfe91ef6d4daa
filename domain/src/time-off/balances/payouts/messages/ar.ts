import { dateText } from '../../../../calendar/date-text.ts';
import type { Catalogue } from '../../../../language/message.ts';
import { exactLeaveText } from '../../../../leave/types/leave-text.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.balances.payoutAmount': 'المقدار',
  'time-off.balances.payoutType': 'النوع',
  'time-off.balances.payoutOn': 'بتاريخ',
  'time-off.balances.payoutReason': 'السبب',
  'time-off.balances.payoutThrough': 'حتى',
  'time-off.balances.payoutOfNothing': 'يجب أن يكون المقدار أكبر من 0',
  'time-off.balances.payoutForbidden': 'تسجيل صرف الرصيد متاح للمسؤولين فقط',
  'time-off.balances.ownPayout': 'لا يمكن صرف رصيد إجازاتك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'time-off.balances.notPaidOut': ({ type }) => `لا يُصرف رصيد هذا النوع: ${type}`,
  'time-off.balances.exceedsBalance': ({ type, most, unit, on }, texts) => {
    const day = dateText(on, texts.locale);
    if (most === 0) return `لا يوجد ما يمكن صرفه في ${day} (${type})`;
    return `أقصى ما يمكن صرفه في ${day} (${type}): ${exactLeaveText(most, unit, texts)}`;
  },
  'time-off.balances.belowMinimum': ({ type, most, minimum, unit }, texts) => {
    const rest = `الحد الأدنى الواجب أخذه من إجازة هذه السنة هو ${exactLeaveText(minimum, unit, texts)}`;
    if (most === 0) return `لا يمكن صرف أي رصيد من ${type} قبل آخر يوم في الخدمة: ${rest}`;
    return `أقصى ما يمكن صرفه من ${type} قبل آخر يوم في الخدمة هو ${exactLeaveText(most, unit, texts)}: ${rest}`;
  },
} satisfies Catalogue<typeof en>;
