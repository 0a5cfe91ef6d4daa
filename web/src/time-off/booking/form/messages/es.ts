import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function dayIn(date: CalendarDate, { locale }: Texts): string {
  return periodTextInYear({ startDate: date, endDate: date }, locale);
}

export const es = {
  'time-off.booking.total': ({ period, today, amount }, { locale }) =>
    `${periodTextBeside(period, { startDate: today, endDate: today }, locale)}: ${amount}.`,
  'time-off.booking.publicHolidayOn': ({ day, name }, texts) => `${dayIn(day, texts)} festivo (${name})`,
  'time-off.booking.halfHolidayOn': ({ day, share, name }, texts) =>
    `${dayIn(day, texts)} ${share} (medio festivo: ${name})`,
  'time-off.booking.morningOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (por la mañana)`,
  'time-off.booking.afternoonOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (por la tarde)`,
  'time-off.booking.partOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (parte del día)`,
  'time-off.booking.notEmployedOn': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (sin contrato)`,
  'time-off.booking.specialDays': ({ days, more }, { locale }) => {
    const number = formatNumber(more, locale);
    const others = plural('es', more, { one: `${number} día más`, other: `${number} días más` });
    return more > 0
      ? `${formatList(days, locale, 'plain')} y ${others}.`
      : `${formatList(days, locale, 'plain')}.`;
  },
  'time-off.booking.excess': ({ amount }) => `${amount} por encima del saldo`,
  'time-off.booking.excessInYear': ({ amount, year }) => `${amount} por encima del saldo de ${year}`,
  'time-off.booking.excessSentence': ({ amount, year }) =>
    year === undefined ? `${amount} por encima del saldo.` : `${amount} por encima del saldo de ${year}.`,
  'time-off.booking.leaves': ({ left }) => `saldo restante: ${left}`,
  'time-off.booking.leavesInYear': ({ left, year }) => `saldo restante en ${year}: ${left}`,
  'time-off.booking.yearTakes': ({ year, amount }) => `${year}: ${amount}`,
  'time-off.booking.yearLeaves': ({ year, amount, left }) => `${year}: ${amount}, saldo restante ${left}`,
  'time-off.booking.yearExceeds': ({ year, amount, excess }) =>
    `${year}: ${amount}, ${excess} por encima del saldo`,
  'time-off.booking.years': ({ years }) => `${years.join('; ')}.`,
  'time-off.booking.takesNothing': () => 'No descuenta nada del saldo.',
  'time-off.booking.leavesSentence': ({ left, year }) =>
    year === undefined ? `Saldo restante este año: ${left}.` : `Saldo restante en ${year}: ${left}.`,
  'time-off.booking.leavesNoSickDays': ({ left, year }) =>
    year === undefined
      ? `Saldo restante este año: ${left}. La baja por enfermedad puede superarlo.`
      : `Saldo restante en ${year}: ${left}. La baja por enfermedad puede superarlo.`,
  'time-off.booking.vacationDays': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, { one: `${number} día de vacaciones`, other: `${number} días de vacaciones` });
  },
  'time-off.booking.sickDays': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, { one: `${number} día de baja`, other: `${number} días de baja` });
  },
  'time-off.booking.runningParts': ({ amount, effects }, { locale }) =>
    effects.length === 0 ? amount : `${amount} · ${formatList(effects, locale, 'plain')}`,
  'time-off.booking.chooseDays': 'Elija el primer día y después el último.',
  'time-off.booking.chooseDates': 'Elija las fechas para ver cuántos días se usan.',
  'time-off.booking.checking': 'Consultando el calendario…',
  'time-off.booking.notChecked': () =>
    'Aún no se ha podido comprobar. La solicitud se comprueba al enviarla.',
  'time-off.booking.noOneDecides': 'Nadie más puede decidirla',
  'time-off.booking.noOneDecidesHint':
    'Como no hay otro administrador, puede decidirla usted en Mis solicitudes, con un motivo.',
  'time-off.booking.overlap': 'Estos días coinciden con otra solicitud',
  'time-off.booking.overlapping': ({ type, days }) => `${type}, ${days}`,
  'time-off.booking.yearClosed': 'Este año de vacaciones está cerrado',
  'time-off.booking.notChangeable': 'Esta solicitud no se puede cambiar',
  'time-off.booking.awayThen': ({ people, more }, { locale }) => {
    const names = formatList(people, locale, 'plain');
    return more > 0
      ? `También ausentes: ${names} y ${formatNumber(more, locale)} más`
      : `También ausentes: ${names}`;
  },
  'time-off.booking.absence': ({ name, days, type, isPending }, { locale }) =>
    `${name} (${formatList([...(type === undefined ? [] : [type]), days, ...(isPending ? ['pendiente'] : [])], locale, 'plain')})`,
  'time-off.booking.typesNotLoaded': 'No se han podido cargar los tipos de ausencia',
  'time-off.booking.type': 'Tipo',
  'time-off.booking.when': 'Cuándo',
  'time-off.booking.startDate': 'Fecha de inicio',
  'time-off.booking.endDate': 'Fecha de fin',
  'time-off.booking.tomorrow': 'Mañana',
  'time-off.booking.hours': 'Horas (opcional)',
  'time-off.booking.hoursHint': () => 'Por ejemplo, 2:30. Déjelo vacío para toda la jornada.',
  'time-off.booking.hoursFormat': 'Las horas se escriben como 2:30 o 2,5',
  'time-off.booking.hoursTooFew': 'Las horas deben ser más de 0',
  'time-off.booking.hoursTooMany': 'Las horas pueden ser como máximo 24',
  'time-off.booking.fromPast': ({ day }, { locale }) =>
    `Se admiten días pasados desde el ${dateText(day, locale)}.`,
  'time-off.booking.fromFuture': ({ day }, { locale }) =>
    `Puede empezar a partir del ${dateText(day, locale)}.`,
  'time-off.booking.autoApproved': 'No requiere aprobación; se avisa a sus responsables de aprobación.',
  'time-off.booking.documentExpected': 'Se requiere un justificante.',
  'time-off.booking.documentExpectedAfter': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, {
      one: `Se requiere un justificante si dura más de ${number} día.`,
      other: `Se requiere un justificante si dura más de ${number} días.`,
    });
  },
  'time-off.booking.reasonLabel': 'Motivo',
  'time-off.booking.reasonOptional': 'Motivo (opcional)',
  'time-off.booking.status': 'Estado',
  'time-off.booking.days': 'Días',
  'time-off.booking.submit': 'Enviar solicitud',
  'time-off.booking.submitting': 'Enviando…',
  'time-off.booking.submitted': 'Solicitud de ausencia enviada',
  'time-off.booking.notSubmitted': 'No se ha enviado su solicitud',
  'time-off.booking.saveChanges': 'Guardar cambios',
  'time-off.booking.saving': 'Guardando…',
  'time-off.booking.changed': 'Solicitud de ausencia modificada',
  'time-off.booking.notChanged': 'No se han guardado sus cambios',
  'time-off.booking.savedTime': ({ type, time }) => `${type}, ${time}`,
} satisfies Catalogue<typeof en>;
