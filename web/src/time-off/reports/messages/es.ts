import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.reports.loading': 'Cargando el informe',
  'time-off.reports.balancesLabel': 'Saldos por departamento',
  'time-off.reports.noDepartment': 'Sin departamento',
  'time-off.reports.averageDays': ({ people, amount, shown }) => {
    const days = plural('es', amount, { one: `${shown} día`, other: `${shown} días` });
    return plural('es', people, {
      one: `${people} persona, saldo restante: ${days}`,
      other: `${people} personas, saldo restante medio: ${days}`,
    });
  },
  'time-off.reports.averageHours': ({ people, amount, shown }) => {
    const hours = plural('es', amount, { one: `${shown} hora`, other: `${shown} horas` });
    return plural('es', people, {
      one: `${people} persona, saldo restante: ${hours}`,
      other: `${people} personas, saldo restante medio: ${hours}`,
    });
  },
  'time-off.reports.days': ({ amount, shown }) =>
    plural('es', amount, { one: `${shown} día`, other: `${shown} días` }),
  'time-off.reports.hours': ({ amount, shown }) =>
    plural('es', amount, { one: `${shown} hora`, other: `${shown} horas` }),
  'time-off.reports.left': 'Disponible',
  'time-off.reports.pending': 'Pendiente',
  'time-off.reports.planned': 'Planificado',
  'time-off.reports.taken': 'Disfrutado',

  'time-off.reports.weeks': 'Semanas',
  'time-off.reports.mostAway': ({ share, days }, texts) => {
    const most = days.map(
      ({ away, people, date }) => `${away} de ${people} el ${dateText(date, texts.locale)}`,
    );
    return `Las barras llegan hasta el ${formatNumber(share, texts.locale)} %. Más ausencias: ${most.join(' · ')}`;
  },
  'time-off.reports.noOneExpected': ({ start }, texts) =>
    `Semana del ${dateText(start, texts.locale)}: no se espera a nadie`,
  'time-off.reports.noOneAway': ({ start }, texts) =>
    `Semana del ${dateText(start, texts.locale)}: no falta nadie`,
  'time-off.reports.awayOf': ({ start, away, people, date }, texts) =>
    `Semana del ${dateText(start, texts.locale)}: ${away} de ${people} ausentes el ${dateText(date, texts.locale)}`,

  'time-off.reports.approvedDays': ({ year }) => `Días aprobados en ${year}`,
  'time-off.reports.noDays': ({ year }) => `No hay días aprobados en ${year}.`,
  'time-off.reports.monthColumn': 'Mes',
  'time-off.reports.byType': 'Por tipo',
  'time-off.reports.daysColumn': 'Días',
  'time-off.reports.noType': 'Ninguno',
  'time-off.reports.typeAmount': ({ type, shown }) => `${type} ${shown}`,
  'time-off.reports.typeDays': ({ type, amount, shown }) =>
    plural('es', amount, { one: `${type}: ${shown} día`, other: `${type}: ${shown} días` }),
  'time-off.reports.yearByType': 'Días del año por tipo',
} satisfies Catalogue<typeof en>;
