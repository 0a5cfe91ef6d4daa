import { dateText, longDateText, periodText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText } from '../../../leave/types/amount.ts';
import type { Available, en } from './en.ts';

function daysAvailable({ available }: Available, { locale }: Texts): string {
  return plural('es', available, {
    one: `Hay ${formatNumber(available, locale)} día disponible.`,
    other: `Hay ${formatNumber(available, locale)} días disponibles.`,
  });
}

function hoursAvailable({ available }: Available, { locale }: Texts): string {
  return plural('es', available, {
    one: `Hay ${formatNumber(available, locale)} hora disponible.`,
    other: `Hay ${formatNumber(available, locale)} horas disponibles.`,
  });
}

export const es = {
  'time-off.balances.reason': 'Motivo',
  'time-off.balances.account': 'Saldo',
  'time-off.balances.adjustment': 'Ajuste',
  'time-off.balances.type': 'Tipo',
  'time-off.balances.user': 'Persona',
  'time-off.balances.on': 'Fecha',
  'time-off.balances.from': 'Desde',
  'time-off.balances.to': 'Hasta',
  'time-off.balances.expiresOn': 'Caduca el',
  'time-off.balances.leaveYearStart': 'Año de vacaciones desde',
  'time-off.balances.noLeaveYearStart': 'No es el primer día de un año de vacaciones',
  'time-off.balances.nothingExpires': 'Nada de este año de vacaciones caduca',
  'time-off.balances.earlierExpiry': ({ day }, { locale }) =>
    `No puede caducar antes del ${longDateText(day, locale)}, según las reglas`,
  'time-off.balances.toBeforeFrom': 'Hasta debe ser igual o posterior a Desde',
  'time-off.balances.vacationDays': 'Días de vacaciones',
  'time-off.balances.sickDays': 'Días de baja',
  'time-off.balances.daysRequired': 'Indique días de vacaciones o días de baja',
  'time-off.balances.number': ({ label }, texts) => `${texts.text(label)}: debe ser un número`,
  'time-off.balances.least': ({ label, least }, texts) => `${texts.text(label)}: como mínimo ${least}`,
  'time-off.balances.most': ({ label, most }, texts) => `${texts.text(label)}: como máximo ${most}`,
  'time-off.balances.halfDays': ({ label }, texts) =>
    `${texts.text(label)}: debe indicarse en días enteros o medios días`,
  'time-off.balances.onlyAdminsSet': 'Solo la administración puede fijar un saldo',
  'time-off.balances.othersForbidden': 'No tiene permiso para ver los saldos de otras personas',
  'time-off.balances.personForbidden': 'No tiene permiso para ver el saldo de esta persona',
  'time-off.balances.ownBalance': 'No puede fijar su propio saldo; puede hacerlo otro administrador',
  'time-off.balances.belowUsed': ({ used }, { locale }) =>
    `El total no puede ser inferior a los ${formatNumber(used, locale)} días ya disfrutados`,
  'time-off.balances.unreachableTotal':
    'Este total no se puede alcanzar, porque el plan de vacaciones cambia dentro del año; haga un ajuste del saldo',
  'time-off.balances.vacationWouldBe': ({ total }, { locale }) =>
    `Los días de vacaciones serían ${formatNumber(total, locale)}: conserve el total fijado`,
  'time-off.balances.sickWouldBe': ({ total }, { locale }) =>
    `Los días de baja serían ${formatNumber(total, locale)}: conserve el total fijado`,
  'time-off.balances.closedYear': ({ year }) => `El año ${year} está cerrado. Pida a RR. HH. que lo corrija.`,
  'time-off.balances.closedUntil': ({ day }, { locale }) =>
    `El periodo hasta el ${longDateText(day, locale)} está cerrado. Pida a RR. HH. que lo corrija.`,
  'time-off.balances.correctByAdjustment':
    'Esto cambiaría un año cerrado; corríjalo con un ajuste en el año abierto',

  'time-off.balances.startInPast': 'La fecha de inicio no puede estar en el pasado',
  'time-off.balances.notOffered': ({ type }) => `${type}: no se ofrece en estos días`,
  'time-off.balances.tooSoon': ({ days }) =>
    plural('es', days, {
      one: `La fecha de inicio debe estar al menos a ${days} día de hoy`,
      other: `La fecha de inicio debe estar al menos a ${days} días de hoy`,
    }),
  'time-off.balances.tooLate': ({ days }) =>
    plural('es', days, {
      one: `La fecha de inicio no puede ser de hace más de ${days} día`,
      other: `La fecha de inicio no puede ser de hace más de ${days} días`,
    }),
  'time-off.balances.endBeforeStart': 'Una solicitud no puede terminar antes de empezar',
  'time-off.balances.wholeDaysOnly': ({ type }) => `${type}: solo por días enteros`,
  'time-off.balances.daysOnly': ({ type }) => `${type}: solo por días`,
  'time-off.balances.hoursOfOneDay': 'Las horas solo se pueden solicitar para un único día',
  'time-off.balances.usableAfter': ({ type, months }) =>
    plural('es', months, {
      one: `${type}: disponible tras ${months} mes de contrato`,
      other: `${type}: disponible tras ${months} meses de contrato`,
    }),
  'time-off.balances.fewerHours': ({ clock }) => `Este día solo tiene ${clock} horas de trabajo`,
  'time-off.balances.mostAtOnce': ({ type, days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, {
      one: `${type}: como máximo ${number} día seguido`,
      other: `${type}: como máximo ${number} días seguidos`,
    });
  },
  'time-off.balances.noBusinessDay':
    'La solicitud debe incluir al menos un día laborable (de lunes a viernes)',
  'time-off.balances.nothingToTake': 'No hay nada que solicitar: estos días son libres o festivos',
  'time-off.balances.fewerVacationDays': ({ available, isOwn }, texts) =>
    `Faltan días de vacaciones. ${daysAvailable({ available, isOwn }, texts)}`,
  'time-off.balances.fewerVacationHours': (given, texts) =>
    `Faltan horas de vacaciones. ${hoursAvailable(given, texts)}`,
  'time-off.balances.fewerDaysOf': ({ type, ...given }, texts) =>
    `${type}: faltan días. ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerHoursOf': ({ type, ...given }, texts) =>
    `${type}: faltan horas. ${hoursAvailable(given, texts)}`,
  'time-off.balances.inLeaveYear': ({ fault, leaveYear }, texts) =>
    `${texts.text(fault)} Corresponde al año de vacaciones ${leaveYear}.`,

  'time-off.balances.wholeDay': 'Día entero',
  'time-off.balances.partOfDay': 'Parte del día',
  'time-off.balances.morning': 'Mañana',
  'time-off.balances.afternoon': 'Tarde',
  'time-off.balances.workingDay': 'Día laborable',
  'time-off.balances.freeDay': 'Día libre',
  'time-off.balances.weekend': 'Fin de semana',
  'time-off.balances.notEmployed': 'Sin contrato',
  'time-off.balances.publicHoliday': ({ name }) => `Festivo: ${name}`,
  'time-off.balances.halfHoliday': ({ name }) => `Medio festivo: ${name}`,
  'time-off.balances.takesNothing': ({ reason }, texts) => `${texts.text(reason)}, no descuenta saldo`,
  'time-off.balances.asApproved': 'Según lo aprobado',
  'time-off.balances.chargedSince': 'Descontado desde la aprobación',
  'time-off.balances.refundOfHoliday': ({ date, name, addedOn }, { locale }) => {
    const added = addedOn === undefined ? '' : ` (añadido el ${dateText(addedOn, locale)})`;
    return `Devolución: el ${dateText(date, locale)} pasa a ser festivo, ${name}${added}`;
  },
  'time-off.balances.refundOfWork': 'Devolución: los días laborables han cambiado desde entonces',
  'time-off.balances.notTakenInTime': 'No disfrutado a tiempo',
  'time-off.balances.absence': ({ type, startDate, endDate }, texts) =>
    `${texts.text(type)} ${periodText({ startDate, endDate }, texts.locale)}`,
  'time-off.balances.keptForAbsence': ({ until, isAtLeast, absences }, texts) => {
    const day = longDateText(until, texts.locale);
    const because = formatList(absences.map(texts.text), texts.locale);
    return isAtLeast
      ? `Se conserva al menos hasta el ${day}: ${because}`
      : `Se conserva hasta el ${day}: ${because}`;
  },
  'time-off.balances.keptByHr': ({ until, reason }, { locale }) =>
    `Se conserva hasta el ${longDateText(until, locale)}: ${reason}`,
  'time-off.balances.keptLeave': ({ amount, unit, type, date, because }, texts) =>
    `${type}: ${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'días' : 'horas'} que caducarían el ${longDateText(date, texts.locale)}. ${texts.text(because)}`,
  'time-off.balances.notWarned': 'No ha caducado: no se avisó',
  'time-off.balances.debtForgiven': 'No se arrastra al siguiente año de vacaciones',
  'time-off.balances.settled': 'Queda en el contrato anterior',
} satisfies Catalogue<typeof en>;
