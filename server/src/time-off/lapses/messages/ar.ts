import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { amountOf, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { en } from './en.ts';

interface Lapse {
  amount: number;
  unit: LeaveUnit;
  type: string;
  day: CalendarDate;
}

function lapseText({ amount, unit, type, day }: Lapse, texts: Texts): string {
  const number = amountText(amountOf(amount, unit), unit, texts);
  const on = longDateText(day, texts.locale);
  const left =
    unit === 'DAY'
      ? plural('ar', amount, {
          zero: `${number} أيام`,
          one: 'يوم واحد',
          two: 'يومين',
          few: `${number} أيام`,
          many: `${number} يومًا`,
          other: `${number} يوم`,
        })
      : plural('ar', amount, {
          zero: `${number} ساعات`,
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: `${number} ساعات`,
          many: `${number} ساعة`,
          other: `${number} ساعة`,
        });
  return `تنتهي صلاحية ${left} من رصيدك (${type}) في ${on}`;
}

export const ar = {
  'time-off.lapses.subject': (lapse, texts) => lapseText(lapse, texts),
  'time-off.lapses.warning': (lapse, texts) =>
    `${lapseText(lapse, texts)}. تُحتسب الطلبات المقبولة والطلبات قيد الانتظار ضمن المستخدم.`,
  'time-off.lapses.advice': 'يُرجى أخذ هذه الأيام قبل ذلك الموعد؛ فالأيام غير المستخدمة تنتهي صلاحيتها.',
  'time-off.lapses.seeBalance': 'عرض رصيدك',
  'time-off.lapses.always': 'جهة العمل ملزمة بإرسال هذا الإشعار، لذلك لا يمكن إيقافه.',
} satisfies Catalogue<typeof en>;
