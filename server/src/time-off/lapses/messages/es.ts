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
  return unit === 'DAY'
    ? plural('es', amount, {
        one: `${number} día de ${type} caduca el ${on}`,
        other: `${number} días de ${type} caducan el ${on}`,
      })
    : plural('es', amount, {
        one: `${number} hora de ${type} caduca el ${on}`,
        other: `${number} horas de ${type} caducan el ${on}`,
      });
}

export const es = {
  'time-off.lapses.subject': (lapse, texts) => lapseText(lapse, texts),
  'time-off.lapses.warning': (lapse, texts) =>
    `${lapseText(lapse, texts)}. Las solicitudes aprobadas y pendientes cuentan como disfrutadas.`,
  'time-off.lapses.advice': 'Disfrute este saldo hasta esa fecha como muy tarde; lo no disfrutado caduca.',
  'time-off.lapses.seeBalance': 'Ver mi saldo',
  'time-off.lapses.always': 'La empresa está obligada a enviar este aviso: no se puede desactivar.',
} satisfies Catalogue<typeof en>;
