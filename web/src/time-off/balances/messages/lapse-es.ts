import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './lapse-en.ts';

export const es = {
  'time-off.balances.lapsesNotLoaded': 'No se ha podido cargar lo que caduca pronto',
  'time-off.balances.lapsesTitle': 'Parte de su saldo caduca pronto',
  'time-off.balances.lapsesRequest': 'Solicitar ausencia',
  'time-off.balances.lapsesHint': 'Las solicitudes aprobadas y pendientes cuentan como disfrutadas.',
  'time-off.balances.daysExpire': ({ type, number, day }, texts) => {
    const days = leaveText(number, 'DAY', texts);
    const date = longDateText(day, texts.locale);
    return plural('es', number, {
      one: `${days} de ${type} caduca el ${date}.`,
      other: `${days} de ${type} caducan el ${date}.`,
    });
  },
  'time-off.balances.hoursExpire': ({ type, number, day }, texts) =>
    `${leaveText(number, 'HOUR', texts)} de ${type} caducan el ${longDateText(day, texts.locale)}.`,
} satisfies Catalogue<typeof en>;
