import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './form-en.ts';

export const es = {
  'leave.types.codeOf': ({ code }) => `Código ${code}`,
  'leave.types.codeHint': 'Mayúsculas, cifras y guiones bajos; no se puede cambiar una vez guardado.',
  'leave.types.shownToHint': 'Las demás personas solo ven «Ausente».',
  'leave.types.unitFixed': 'No se puede cambiar una vez usada.',
  'leave.types.documentField': 'Exigir justificante tras',
  'leave.types.documentHint': 'Vacío: nunca.',
  'leave.types.daysUnit': 'días',
  'leave.types.documentAfter': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('es', days, { one: `${number} día`, other: `${number} días` });
  },
  'leave.types.documentNever': 'nunca',
  'leave.types.documentByPerson': 'La persona, con recordatorio',
  'leave.types.documentByHr': 'RR. HH., que lo solicita',
  'leave.types.documentByHint': 'Solo se avisa a la persona si lo aporta ella misma.',
  'leave.types.protectsField': 'Evita que caduquen las vacaciones',
  'leave.types.protectsHint': 'Mientras dura una ausencia así.',
  'leave.types.protectsNot': 'No',
  'leave.types.protectsNextYear': 'Hasta el final del siguiente año de vacaciones',
  'leave.types.protectsMonths': 'Meses después del año de vacaciones',
  'leave.types.protectedMonthsField': 'Meses después del año de vacaciones',
  'leave.types.protectedMonthsHint':
    'Enfermedad larga: 15 en Alemania, 18 en el Reino Unido y España, 60 en los Países Bajos.',
  'leave.types.monthsUnit': 'meses',
  'leave.types.protectedFor': ({ months }, texts) => {
    const number = formatNumber(months, texts.locale);
    return plural('es', months, {
      one: `${number} mes después del año de vacaciones`,
      other: `${number} meses después del año de vacaciones`,
    });
  },
  'leave.types.approvalSwitch':
    'Requiere aprobación (si no, las solicitudes se confirman de inmediato y se avisa a los responsables de aprobación)',
  'leave.types.approvalField': 'Requiere aprobación',
  'leave.types.awayField': 'Implica no estar en el trabajo',
  'leave.types.paidField': 'Con sueldo',
  'leave.types.halvesField': 'Se admiten medios días',
  'leave.types.remindField': 'Recordar que se disfrute antes de que caduque',
  'leave.types.paidOutField': 'Liquidar lo que quede al finalizar la relación laboral',
  'leave.types.sicknessField': 'Cuenta como enfermedad de la propia persona',
  'leave.types.yes': 'sí',
  'leave.types.no': 'no',
  'leave.types.newType': 'Nuevo tipo',
  'leave.types.countsOf': ({ name }) => `Qué cuenta en ${name}`,
  'leave.types.changesOf': ({ name }) => `Cambios en ${name}`,
  'leave.types.countsHint': 'El tipo se guarda tal como está en el formulario.',
  'leave.types.adding': 'Añadiendo…',
  'leave.types.added': 'Tipo añadido',
  'leave.types.notAdded': 'No se ha añadido el tipo',
  'leave.types.save': 'Guardar tipo',
  'leave.types.saving': 'Guardando…',
  'leave.types.changed': 'Tipo modificado',
  'leave.types.notChanged': 'No se ha modificado el tipo',

  'leave.types.blue': 'Azul',
  'leave.types.red': 'Rojo',
  'leave.types.green': 'Verde',
  'leave.types.grey': 'Gris',
  'leave.types.orange': 'Naranja',
  'leave.types.purple': 'Morado',
  'leave.types.teal': 'Verde azulado',
  'leave.types.pink': 'Rosa',
  'leave.types.countsWorked': 'Días laborables del horario',
  'leave.types.countsWeekdays': 'De lunes a viernes',
  'leave.types.countsCalendar': 'Días naturales',
  'leave.types.reducesNothing': 'No',
  'leave.types.reducesByDays': 'Por días naturales',
  'leave.types.reducesByMonths': 'Por meses completos, si lo decide RR. HH.',
  'leave.types.reasonNone': 'No se pide',
  'leave.types.reasonOptional': 'Se puede indicar',
  'leave.types.reasonRequired': 'Se debe indicar',

  'leave.types.preview': 'Vista previa',
  'leave.types.previewTitle': 'Cómo ven otras personas una solicitud',
  'leave.types.colleague': 'Otra persona',
  'leave.types.approver': 'Un responsable de aprobación',
  'leave.types.hr': 'RR. HH.',
  'leave.types.noAbsence': 'Nada: no es una ausencia',
  'leave.types.datesOnly': 'solo las fechas',
  'leave.types.onlyHrDecides': 'sin motivo; solo decide RR. HH.',
  'leave.types.decisionWithReason': 'con el motivo, por decidir',
  'leave.types.decision': 'sin motivo, por decidir',
  'leave.types.noticeWithReason': 'con el motivo, nada que decidir',
  'leave.types.noticeOnly': 'sin motivo, nada que decidir',
} satisfies Catalogue<typeof en>;
