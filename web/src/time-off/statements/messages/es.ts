import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.statements.title': 'Extracto de vacaciones',
  'time-off.statements.listTitle': 'Extractos de vacaciones',
  'time-off.statements.statement': 'Extracto de vacaciones',
  'time-off.statements.print': 'Imprimir o guardar como PDF',
  'time-off.statements.yearOf': 'Año de vacaciones del',
  'time-off.statements.loading': 'Cargando el extracto',
  'time-off.statements.notLoaded': 'No se ha podido cargar el extracto',
  'time-off.statements.name': 'Nombre',
  'time-off.statements.personnelNumber': 'Número de personal',
  'time-off.statements.employment': 'Relación laboral',
  'time-off.statements.schedule': 'Horario de trabajo',
  'time-off.statements.plan': 'Plan de vacaciones',
  'time-off.statements.noAccounts': 'Sin vacaciones en este año.',
  'time-off.statements.inDays': 'días',
  'time-off.statements.inHours': 'horas',
  'time-off.statements.total': 'Total',
  'time-off.statements.balance': 'Saldo',
  'time-off.statements.noOne': 'Nadie estaba empleado ese día',
  'time-off.statements.certificateTitle': 'Certificado de vacaciones',
  'time-off.statements.certificate': 'Certificado de vacaciones',
  'time-off.statements.certificateLoading': 'Cargando el certificado',
  'time-off.statements.certificateNotLoaded': 'No se ha podido cargar el certificado',
  'time-off.statements.type': 'Vacaciones, año',
  'time-off.statements.entitlement': 'Derecho',
  'time-off.statements.taken': 'Disfrutado',
  'time-off.statements.paidOut': 'Liquidado',
  'time-off.statements.withoutCarriedOver': 'No se incluyen las vacaciones trasladadas de años anteriores.',
  'time-off.statements.signature': 'Lugar, fecha, firma',
  'time-off.statements.printedOn': ({ day }, { locale }) => `Impreso el ${dateText(day, locale)}`,
  'time-off.statements.account': ({ type, startDate, endDate }, { locale }) =>
    `${type}, ${periodText({ startDate, endDate }, locale)}`,
  'time-off.statements.opening': ({ day }, { locale }) => `Antes del ${dateText(day, locale)}`,
  'time-off.statements.closing': ({ day }, { locale }) => `Al final del ${dateText(day, locale)}`,
  'time-off.statements.loadedOf': ({ loaded, total }, { locale }) =>
    `${formatNumber(loaded, locale)} de ${formatNumber(total, locale)} personas cargadas`,
  'time-off.statements.parts': ({ count }, { locale }) => `Partes de ${formatNumber(count, locale)} personas`,
} satisfies Catalogue<typeof en>;
