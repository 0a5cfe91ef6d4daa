import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.sickness.on': 'في تاريخ',
  'time-off.sickness.switchedOff': 'تقرير المرض متوقف. يمكن لمسؤول النظام تشغيله في إعدادات النظام.',
  'time-off.sickness.ownSpell': 'يجب أن يحدد شخص آخر ارتباط فترات مرضك',
  'time-off.sickness.noSpell': 'لا تُعد استمرارًا لمرض سابق إلا إجازة مرضية معتمدة',
  'time-off.sickness.notEarlier': 'اختر فترة مرض سابقة للشخص نفسه',
} satisfies Catalogue<typeof en>;
