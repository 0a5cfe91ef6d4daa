import { formatNumber, formatPercent, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

export const es = {
  'time-off.balances.vacation': 'Días de vacaciones',
  'time-off.balances.sick': 'Días de baja',
  'time-off.balances.cardTitle': 'Saldo',
  'time-off.balances.cardNotLoaded': 'No se ha podido cargar el saldo',
  'time-off.balances.cardLoading': 'Cargando su saldo',
  'time-off.balances.noData': 'No hay datos del saldo',
  'time-off.balances.overviewFailed': 'Aún puede enviar una solicitud; se comprobará al recibirla.',
  'time-off.balances.resets': ({ day }) => `Se renueva: ${day}`,
  'time-off.balances.history': 'Ver historial',
  'time-off.balances.details': 'Mi saldo',
  'time-off.balances.available': ({ days, number }) =>
    plural('es', shortened(days), { one: `${number} disponible`, other: `${number} disponibles` }),
  'time-off.balances.daysInYear': ({ days, number, year }) =>
    plural('es', shortened(days), { one: `${number} día en ${year}`, other: `${number} días en ${year}` }),
  'time-off.balances.percentUsed': ({ percent }, { locale }) =>
    `${formatPercent(percent, locale)} disfrutado`,
  'time-off.balances.pending': ({ days }, texts) =>
    plural('es', shortened(days), {
      one: `${numberOf(days, texts)} pendiente`,
      other: `${numberOf(days, texts)} pendientes`,
    }),
  'time-off.balances.used': ({ used, total }) => `Disfrutado: ${used} de ${total}`,
  'time-off.balances.usedAndPending': ({ used, total, pending }) =>
    `Disfrutado: ${used} de ${total}; ${pending}`,
  'time-off.balances.availableLink': ({ days, title }, texts) =>
    `Disponible: ${numberOf(days, texts)}, ${title}: mostrar todas las líneas`,
  'time-off.balances.usedLink': ({ days, title }, texts) =>
    `Disfrutado: ${numberOf(days, texts)}, ${title}: mostrar las líneas`,
  'time-off.balances.pendingLink': ({ days, title }, texts) =>
    `Pendiente: ${numberOf(days, texts)}, ${title}: mostrar las líneas`,
  'time-off.balances.daysLink': ({ days, title }, texts) =>
    `${leaveText(days, 'DAY', texts)}, ${title}: mostrar las líneas`,
  'time-off.balances.vacationAccrual': 'Devengo de vacaciones',
  'time-off.balances.sickAccrual': 'Devengo de días de baja',
  'time-off.balances.aMonth': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} / mes`,
  'time-off.balances.totalOff': 'Total de días de ausencia',
  'time-off.balances.thisYear': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} este año`,
  'time-off.balances.remaining': 'Días restantes',
  'time-off.balances.ofVacation': 'vacaciones',
  'time-off.balances.ofSickLeave': 'baja por enfermedad',
  'time-off.balances.ofBoth': 'vacaciones y baja por enfermedad',
} satisfies Catalogue<typeof en>;
