import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'pendiente', REJECTED: 'rechazada', CANCELLED: 'cancelada' };

export const es = {
  'time-off.corrections.reason': 'Motivo',
  'time-off.corrections.user': 'Persona',
  'time-off.corrections.statusExpected': 'El estado debe ser PENDING o APPROVED',
  'time-off.corrections.onlyApprovedShortened': ({ status }) =>
    `Solo se pueden acortar ausencias aprobadas; esta solicitud está ${statusWords[status]}`,
  'time-off.corrections.onlyApprovedInterrupted': ({ status }) =>
    `Solo se pueden interrumpir ausencias aprobadas; esta solicitud está ${statusWords[status]}`,
  'time-off.corrections.endBeforeStart':
    'El nuevo fin no puede ser anterior al inicio; cancele la ausencia para devolverla entera',
  'time-off.corrections.endNotEarlier': 'El nuevo fin debe ser anterior al actual',
  'time-off.corrections.nothingLeft': 'No quedaría nada; cancele la ausencia para devolverla entera',
  'time-off.corrections.ownBegunDays': 'Otro administrador puede devolver los días que ya han empezado',
  'time-off.corrections.onlyFutureDays':
    'Puede devolver días a partir de mañana; consulte a RR. HH. sobre los anteriores',
  'time-off.corrections.daysBackwards': 'Los días no pueden terminar antes de empezar',
  'time-off.corrections.alreadyOfType': ({ type }) => `Estos días ya son de este tipo: ${type}`,
  'time-off.corrections.nothingToGiveBack': 'No hay nada que devolver: estos días son libres o festivos',
  'time-off.corrections.ownDays': 'Otro administrador puede quitar estos días',
  'time-off.corrections.onlyIllness':
    'Puede comunicar una enfermedad; para registrar otra cosa, diríjase a su responsable de aprobación',
  'time-off.corrections.outside': 'Estos días deben estar dentro de la ausencia; solicite los demás aparte',
  'time-off.corrections.hoursAsWhole': 'Las horas de un único día solo se pueden devolver enteras',
  'time-off.corrections.wholeDaysOnly': ({ type }) => `${type}: solo por días enteros`,
  'time-off.corrections.ownRecording': 'Otra persona debe registrar sus ausencias',
  'time-off.corrections.balanceSpent': ({ type }) =>
    `Estos días volverían a ${type}, pero su saldo ya se ha usado; cambie primero la solicitud que lo usa`,
  'time-off.corrections.daysFromApproved':
    'Estos días se tomaron de una ausencia aprobada; elimine esta solicitud y volverán a ella',
  'time-off.corrections.interruptedSince':
    'Esta ausencia se ha interrumpido entretanto; la decisión se mantiene',
} satisfies Catalogue<typeof en>;
