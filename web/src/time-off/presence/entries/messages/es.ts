import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.presence.team': 'Equipo',
  'time-off.presence.allTeams': 'Todos los equipos',
  'time-off.presence.truncated': 'Faltan las ausencias posteriores',
  'time-off.presence.truncatedHint': ({ count }, { locale }) =>
    `Solo se muestran las primeras ${formatNumber(count, locale)}. Elija un departamento o un equipo.`,
  'time-off.presence.waiting': 'Pendiente',
  'time-off.presence.holidayIn': ({ holiday, places }, { locale }) =>
    `${holiday} en ${formatList(places, locale, 'plain')}`,
  'time-off.presence.notAtWork': ({ why }) => `No trabaja ese día: ${why}`,
  'time-off.presence.freeDay': 'día libre',
  'time-off.presence.holiday': ({ holiday }) => `festivo: ${holiday}`,
  'time-off.presence.freeOn': ({ why, day }) => `${why}, ${day}`,
  'time-off.presence.entry': ({ name, type, days, isPending, freeDays }, { locale }) =>
    formatList([name, type, days, ...(isPending ? ['pendiente'] : []), ...freeDays], locale, 'plain'),
  'time-off.presence.legend': 'Leyenda',
  'time-off.presence.legendPending': 'Pendiente',
  'time-off.presence.legendHalfDay': 'Medio día',
  'time-off.presence.legendHours': 'Horas',
  'time-off.presence.legendPublicHoliday': 'Festivo',
  'time-off.presence.legendHoliday': 'Festivo',
  'time-off.presence.legendFreeDay': 'Día libre',
} satisfies Catalogue<typeof en>;
