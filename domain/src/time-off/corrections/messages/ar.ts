import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'قيد الانتظار', REJECTED: 'مرفوض', CANCELLED: 'ملغى' };

export const ar = {
  'time-off.corrections.reason': 'السبب',
  'time-off.corrections.user': 'المستخدم',
  'time-off.corrections.statusExpected': 'يجب أن تكون الحالة PENDING أو APPROVED',
  'time-off.corrections.onlyApprovedShortened': ({ status }) =>
    `لا يمكن تقصير إلا الإجازات المقبولة؛ هذا الطلب ${statusWords[status]}`,
  'time-off.corrections.onlyApprovedInterrupted': ({ status }) =>
    `لا يمكن قطع إلا الإجازات المقبولة؛ هذا الطلب ${statusWords[status]}`,
  'time-off.corrections.endBeforeStart':
    'يجب ألا تسبق النهاية الجديدة البداية؛ لاسترداد الأيام كلها يلزم إلغاء الإجازة',
  'time-off.corrections.endNotEarlier': 'يجب أن تكون النهاية الجديدة قبل النهاية الحالية',
  'time-off.corrections.nothingLeft': 'لن يبقى من الإجازة شيء؛ لاسترداد الأيام كلها يلزم إلغاؤها',
  'time-off.corrections.ownBegunDays': 'استرداد الأيام التي بدأت يتولاه مسؤول آخر',
  'time-off.corrections.onlyFutureDays':
    'يمكن استرداد الأيام بدءًا من الغد؛ وبشأن ما قبلها يُرجى الرجوع إلى الموارد البشرية',
  'time-off.corrections.daysBackwards': 'لا يمكن أن تنتهي الأيام قبل بدايتها',
  'time-off.corrections.alreadyOfType': ({ type }) => `هذه الأيام من هذا النوع بالفعل: ${type}`,
  'time-off.corrections.nothingToGiveBack': 'لا يوجد ما يُسترد: هذه الأيام أيام راحة أو عطلات رسمية',
  'time-off.corrections.ownDays': 'إزالة هذه الأيام يتولاها مسؤول آخر',
  'time-off.corrections.onlyIllness':
    'يمكنك الإبلاغ عن مرضك؛ ولتسجيل أي شيء آخر يُرجى الرجوع إلى مسؤول الموافقة',
  'time-off.corrections.outside': 'يجب أن تقع هذه الأيام ضمن الإجازة؛ وغيرها يُطلب على حدة',
  'time-off.corrections.hoursAsWhole': 'ساعات اليوم الواحد لا تُسترد إلا كاملة',
  'time-off.corrections.wholeDaysOnly': ({ type }) => `يؤخذ هذا النوع بأيام كاملة: ${type}`,
  'time-off.corrections.ownRecording': 'تسجيل إجازة لك يتولاه شخص آخر',
  'time-off.corrections.balanceSpent': ({ type }) =>
    `ستعود هذه الأيام إلى رصيد (${type})، لكن الرصيد استُخدم منذ ذلك الحين؛ يلزم تغيير ذلك الطلب أولًا`,
  'time-off.corrections.daysFromApproved': 'أُخذت هذه الأيام من إجازة مقبولة؛ بحذف هذا الطلب تعود إليها',
  'time-off.corrections.interruptedSince': 'قُطعت هذه الإجازة منذ ذلك الحين؛ ويبقى القرار ساريًا',
} satisfies Catalogue<typeof en>;
