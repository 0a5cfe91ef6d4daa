import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './lapse-en.ts';

export const ar = {
  'time-off.balances.lapsesNotLoaded': 'تعذّر تحميل ما تنتهي صلاحيته قريبًا',
  'time-off.balances.lapsesTitle': 'تنتهي صلاحية جزء من رصيدك قريبًا',
  'time-off.balances.lapsesRequest': 'طلب إجازة',
  'time-off.balances.lapsesHint': 'تُحتسب الطلبات المقبولة والطلبات قيد الانتظار ضمن المستخدم.',
  'time-off.balances.daysExpire': ({ type, number, day }, texts) =>
    `تنتهي الصلاحية في ${longDateText(day, texts.locale)}: ${leaveText(number, 'DAY', texts)} (${type}).`,
  'time-off.balances.hoursExpire': ({ type, number, day }, texts) =>
    `تنتهي الصلاحية في ${longDateText(day, texts.locale)}: ${leaveText(number, 'HOUR', texts)} (${type}).`,
} satisfies Catalogue<typeof en>;
