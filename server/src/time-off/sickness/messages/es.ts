import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.sickness.export.name': 'Nombre',
  'time-off.sickness.export.email': 'Correo',
  'time-off.sickness.export.department': 'Departamento',
  'time-off.sickness.export.spells': 'Bajas',
  'time-off.sickness.export.workDays': 'Días laborables',
  'time-off.sickness.export.calendarDays': 'Días naturales',
  'time-off.sickness.export.longest': 'La más larga (días naturales)',
  'time-off.sickness.export.currentSince': 'De baja desde',
  'time-off.sickness.export.payEndsOn': 'Fin del pago',
  'time-off.sickness.export.integrationDue': 'Reincorporación pendiente',
  'time-off.sickness.export.bradford': 'Factor Bradford',
  'time-off.sickness.noticeSubject': ({ person, days }, texts) =>
    `${person}: ${formatNumber(days, texts.locale)} días de baja`,
  'time-off.sickness.notice': ({ person, startDate, days }, texts) =>
    `${texts.text(person)} está de baja desde el ${longDateText(startDate, texts.locale)}: ${formatNumber(days, texts.locale)} días naturales.`,
  'time-off.sickness.notice28':
    'A los 42 días puede terminar el pago del salario y puede ser necesario ofrecer la reincorporación.',
  'time-off.sickness.notice42':
    'El pago del salario puede terminar ahora y puede ser necesario ofrecer la reincorporación.',
  'time-off.sickness.seeReport': 'Ver el informe de enfermedad',
  'time-off.sickness.noticedOnce': 'RR. HH. recibe este correo una vez a los 28 días y otra a los 42.',
  'time-off.sickness.documentSubject': ({ what }, texts) => `Falta un justificante: ${texts.text(what)}`,
  'time-off.sickness.documentDue': ({ type, time }, texts) =>
    `Aún falta un justificante, como un parte médico, de su ausencia: ${texts.text(type)}, ${texts.text(time)}. Entréguelo a RR. HH.`,
  'time-off.sickness.seeRequest': 'Ver la solicitud',
} satisfies Catalogue<typeof en>;
