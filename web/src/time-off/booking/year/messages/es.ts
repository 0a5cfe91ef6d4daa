import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.booking.myYear': 'Mi año',
  'time-off.booking.yearTitle': ({ title, year }) => `${title} ${year}`,
  'time-off.booking.monthByMonth': 'Mes a mes',
  'time-off.booking.previousYear': 'Año anterior',
  'time-off.booking.nextYear': 'Año siguiente',
  'time-off.booking.moreForYear': 'Más acciones para el año',
  'time-off.booking.print': 'Imprimir',
  'time-off.booking.yearNotLoaded': 'No se ha podido cargar el año',
  'time-off.booking.dragHint': 'Arrastre sobre los días para solicitarlos.',
  'time-off.booking.timeOffOnDay': 'Ausencia',

  'time-off.booking.legend': 'Leyenda',
  'time-off.booking.legendApproved': 'Aprobada',
  'time-off.booking.legendPending': 'Pendiente',
  'time-off.booking.legendHoliday': 'Festivo',
  'time-off.booking.legendFreeDay': 'Día libre',
  'time-off.booking.legendToday': 'Hoy',
  'time-off.booking.legendBridge': 'Puente',

  'time-off.booking.dayWith': ({ facts }, { locale }) => formatList(facts, locale, 'plain'),
  'time-off.booking.dayHoliday': ({ holiday }) => `festivo: ${holiday}`,
  'time-off.booking.dayFree': 'día libre',
  'time-off.booking.dayBridge': ({ bridge }) => `puente: ${bridge}`,
  'time-off.booking.bridgeTip': ({ bridge }) => `Puente: ${bridge}`,
  'time-off.booking.dayPending': ({ type }) => `${type}, pendiente`,

  'time-off.booking.daysOffHeading': 'Días de ausencia',
  'time-off.booking.loadingMonth': 'Cargando',
  'time-off.booking.monthSum': ({ off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('es', shortened(off), {
      one: `${number} día de ausencia`,
      other: `${number} días de ausencia`,
    });
    return pending > 0 ? `${days}, pendiente: ${formatShort(pending, locale)}` : days;
  },
} satisfies Catalogue<typeof en>;
