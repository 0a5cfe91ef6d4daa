import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './set-en.ts';

export const ar = {
  'time-off.balances.setTitle': 'تسوية رصيد الإجازات',
  'time-off.balances.setNotLoaded': 'تعذّر تحميل رصيد الإجازات',
  'time-off.balances.setNothingChanged': 'لم يتغير شيء.',
  'time-off.balances.save': 'حفظ الرصيد',
  'time-off.balances.saving': 'جارٍ الحفظ…',
  'time-off.balances.saved': 'تمت تسوية رصيد الإجازات',
  'time-off.balances.notSaved': 'لم يتغير رصيد الإجازات',
  'time-off.balances.vacationTotal': 'أيام الإجازة السنوية في سنة الإجازات هذه',
  'time-off.balances.sickTotal': 'أيام الإجازة المرضية في سنة الإجازات هذه',
  'time-off.balances.setReason': 'السبب',
  'time-off.balances.setReasonHint': 'يُسجَّل مع اسمك.',
  'time-off.balances.noChange': 'يلزم تغيير أيام الإجازة السنوية أو أيام الإجازة المرضية',
} satisfies Catalogue<typeof en>;
