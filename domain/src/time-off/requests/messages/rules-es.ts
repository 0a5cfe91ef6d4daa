import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './rules-en.ts';

export const es = {
  'time-off.requests.request': 'Solicitud',
  'time-off.requests.type': 'Tipo',
  'time-off.requests.startDate': 'Fecha de inicio',
  'time-off.requests.endDate': 'Fecha de fin',
  'time-off.requests.reason': 'Motivo',
  'time-off.requests.half': 'Medio día',
  'time-off.requests.typeExpected': 'type debe ser el código de un tipo, como VACATION',
  'time-off.requests.wholeMinutes': 'Los minutos deben ser un número entero',
  'time-off.requests.leastMinutes': ({ least }) => `Como mínimo ${least} minutos`,
  'time-off.requests.mostMinutes': ({ most }) => `Como máximo ${most} minutos`,

  'time-off.requests.fourYearsAhead':
    'Una ausencia de este tipo puede empezar como máximo dentro de cuatro años',
  'time-off.requests.twoYearsAhead':
    'Las ausencias se pueden solicitar con dos años de antelación como máximo',
  'time-off.requests.beforeEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `Su contrato aún no ha empezado ese día; empieza el ${dateText(day, locale)}`
      : `El contrato de esta persona aún no ha empezado ese día; empieza el ${dateText(day, locale)}`,
  'time-off.requests.afterEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `Su contrato termina el ${dateText(day, locale)}`
      : `El contrato de esta persona termina el ${dateText(day, locale)}`,
  'time-off.requests.endBeforeStart': 'La fecha de fin debe ser igual o posterior a la de inicio',
  'time-off.requests.longestPeriod': ({ days }) =>
    plural('es', days, {
      one: `El periodo puede durar como máximo ${days} día`,
      other: `El periodo puede durar como máximo ${days} días`,
    }),
  'time-off.requests.concealedInTheWay':
    'Solo RR. HH. puede ver lo que hay registrado en estos días; consúlteles',
  'time-off.requests.pendingInTheWay': ({ type, time, isOwn }, texts) =>
    isOwn
      ? `Ya tiene una solicitud pendiente de ${texts.text(type)}: ${texts.text(time)}`
      : `Esta persona ya tiene una solicitud pendiente de ${texts.text(type)}: ${texts.text(time)}`,
  'time-off.requests.approvedInTheWay': ({ type, time, isOwn }, texts) =>
    isOwn
      ? `Ya tiene una solicitud aprobada de ${texts.text(type)}: ${texts.text(time)}`
      : `Esta persona ya tiene una solicitud aprobada de ${texts.text(type)}: ${texts.text(time)}`,
  'time-off.requests.alreadyPending': 'Esta solicitud ya está pendiente',
  'time-off.requests.alreadyApproved': 'Esta solicitud ya está aprobada',
  'time-off.requests.alreadyRejected': 'Esta solicitud ya está rechazada',
  'time-off.requests.alreadyCancelled': 'Esta solicitud ya está cancelada',
  'time-off.requests.approvedNotPending': 'Solo se puede cambiar una solicitud pendiente; esta está aprobada',
  'time-off.requests.rejectedNotPending':
    'Solo se puede cambiar una solicitud pendiente; esta está rechazada',
  'time-off.requests.cancelledNotPending':
    'Solo se puede cambiar una solicitud pendiente; esta está cancelada',
  'time-off.requests.ownDecision': 'No puede decidir su propia solicitud',
  'time-off.requests.onlyRequesterDeletes': 'Solo quien la ha enviado puede eliminar esta solicitud',
  'time-off.requests.onlyRequesterEdits': 'Solo quien la ha enviado puede editar esta solicitud',
  'time-off.requests.cancelForbidden':
    'Solo quien la ha enviado o la administración puede cancelar esta solicitud',
  'time-off.requests.onlyRequesterCancels': 'Solo quien la ha enviado puede cancelar una solicitud pendiente',
  'time-off.requests.hasBegun': 'Esta ausencia ya ha empezado; pida a RR. HH. que la cancele',
  'time-off.requests.ownHasBegun': 'Esta ausencia ya ha empezado; puede cancelarla otro administrador',
} satisfies Catalogue<typeof en>;
