import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './adjust-en.ts';

export const ar = {
  'time-off.balances.adjustSave': 'تسوية',
  'time-off.balances.adjustSaving': 'جارٍ الحفظ…',
  'time-off.balances.adjusted': 'تمت تسوية الرصيد',
  'time-off.balances.notAdjusted': 'تعذّرت تسوية الرصيد',
  'time-off.balances.adjustType': 'النوع',
  'time-off.balances.adjustAmount': 'المقدار',
  'time-off.balances.adjustAmountHint': 'المقدار السالب يُخصم.',
  'time-off.balances.adjustDays': 'أيام',
  'time-off.balances.adjustHours': 'ساعات',
  'time-off.balances.adjustOn': 'في',
  'time-off.balances.adjustOnHint': 'تُحتسب من هذا اليوم.',
  'time-off.balances.adjustExpires': 'تنتهي الصلاحية في (اختياري)',
  'time-off.balances.adjustExpiresHint': 'فارغ: يُرحَّل مثل بقية الرصيد.',
  'time-off.balances.adjustReason': 'السبب',
  'time-off.balances.adjustReasonHint': 'يظهر في كشف الرصيد؛ ويُسجَّل مع اسمك.',
  'time-off.balances.moveSave': 'نقل',
  'time-off.balances.expiryMoved': 'نُقل انتهاء الصلاحية',
  'time-off.balances.expiryNotMoved': 'تعذّر نقل انتهاء الصلاحية',
  'time-off.balances.moveYear': 'إجازات سنة',
  'time-off.balances.moveTo': 'تنتهي الصلاحية في',
  'time-off.balances.moveToHint': 'بعد الموعد الذي تحدده القواعد.',
  'time-off.balances.availableUnchanged': 'لا يتغير المتاح.',
  'time-off.balances.availableChanged': ({ type, before, after }) => `المتاح (${type}): ${before} ← ${after}`,
  'time-off.balances.unlimited': 'بلا حد',
} satisfies Catalogue<typeof en>;
