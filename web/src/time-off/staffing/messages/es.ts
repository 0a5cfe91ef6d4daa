import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.staffing.timeline': 'Cronograma',
  'time-off.staffing.timelineOfTeam': ({ months }) => `Cronograma del equipo, ${months}`,
  'time-off.staffing.months': ({ first, last }) => `${first} – ${last}`,
  'time-off.staffing.notLoaded': 'El cronograma no está completo',
  'time-off.staffing.noMembers': 'No hay miembros en estas semanas.',
  'time-off.staffing.span': 'Periodo',
  'time-off.staffing.month': 'Mes',
  'time-off.staffing.quarter': 'Trimestre',
  'time-off.staffing.halfYear': 'Semestre',
  'time-off.staffing.earlier': 'Antes',
  'time-off.staffing.today': 'Hoy',
  'time-off.staffing.later': 'Después',
  'time-off.staffing.legend': 'Leyenda',
  'time-off.staffing.allocation': 'Dedicación',
  'time-off.staffing.absence': 'Ausencia aprobada',
  'time-off.staffing.available': 'Disponible',
  'time-off.staffing.lost': 'Perdido por ausencias',
  'time-off.staffing.member': 'Miembro',
  'time-off.staffing.capacity': 'Capacidad disponible',
  'time-off.staffing.capacityUnit': 'personas a jornada completa por semana',
  'time-off.staffing.people': ({ count }, { locale }) => formatNumber(count, locale),
  'time-off.staffing.absentPeople': ({ count }, { locale }) =>
    plural('es', count, {
      one: `, ${formatNumber(count, locale)} ausente`,
      other: `, ${formatNumber(count, locale)} ausentes`,
    }),
  'time-off.staffing.share': ({ percent }, { locale }) => formatPercent(percent, locale),
  'time-off.staffing.allocated': ({ percent, isActive, part }, { locale }) => {
    const share = formatPercent(percent, locale);
    const stated = isActive ? share : `${share}, inactiva`;
    return part ? `${stated}, ${periodText(part, locale)}` : stated;
  },
  'time-off.staffing.notAllocated': 'sin dedicación',
  'time-off.staffing.away': ({ period }, { locale }) => `ausente ${periodText(period, locale)}`,
} satisfies Catalogue<typeof en>;
