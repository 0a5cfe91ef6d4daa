import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.balances.payOut': 'صرف الرصيد…',
  'time-off.balances.payoutTitle': 'تسجيل صرف رصيد',
  'time-off.balances.payoutSave': 'تسجيل',
  'time-off.balances.payoutSaving': 'جارٍ الحفظ…',
  'time-off.balances.payoutSaved': 'تم تسجيل الصرف',
  'time-off.balances.payoutDetail': ({ type, amount }) => `${type}: ${amount}`,
  'time-off.balances.payoutNotSaved': 'لم يُسجَّل الصرف',
  'time-off.balances.payoutTypeLabel': 'النوع',
  'time-off.balances.payoutAmountLabel': 'المقدار',
  'time-off.balances.payoutDays': 'أيام',
  'time-off.balances.payoutHours': 'ساعات',
  'time-off.balances.payoutOnLabel': 'بتاريخ',
  'time-off.balances.payoutReasonLabel': 'السبب (اختياري)',
  'time-off.balances.payoutReasonHint': 'يظهر في كشف الحساب ويُسجَّل باسمك.',
  'time-off.balances.payoutWhileEmployed': 'قبل آخر يوم في الخدمة',
  'time-off.balances.payoutWhileEmployedHint':
    'لا يجوز صرف الإجازة القانونية أثناء الخدمة؛ يجوز صرف ما زاد عليها فقط.',
  'time-off.balances.payableLeft': ({ amount }) => `القابل للصرف: ${amount}`,
} satisfies Catalogue<typeof en>;
