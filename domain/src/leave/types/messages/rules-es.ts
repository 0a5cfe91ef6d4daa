import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const es = {
  'leave.types.code': 'Código',
  'leave.types.name': 'Nombre',
  'leave.types.colour': 'Color',
  'leave.types.unit': 'Unidad',
  'leave.types.counts': 'Qué cuenta',
  'leave.types.takesHalves': 'Medios días',
  'leave.types.isPaid': 'Con sueldo',
  'leave.types.isAway': 'Fuera del trabajo',
  'leave.types.needsApproval': 'Requiere aprobación',
  'leave.types.remindsOfExpiry': 'Recordatorio antes de caducar',
  'leave.types.isPaidOut': 'Liquidación al finalizar la relación laboral',
  'leave.types.isSickness': 'Enfermedad de la propia persona',
  'leave.types.documentBy': 'El justificante lo aporta',
  'leave.types.reason': 'Motivo',
  'leave.types.documentAfterDays': 'Días sin justificante',
  'leave.types.reducesLeave': 'Reduce las vacaciones',
  'leave.types.protectsLeave': 'Protege las vacaciones de caducar',
  'leave.types.protectedMonths': 'Meses después del año de vacaciones',
  'leave.types.wrongProtection':
    'Elija si las vacaciones se conservan hasta el final del siguiente año de vacaciones o un número de meses',
  'leave.types.shownTo': 'Quién lo ve',
  'leave.types.codeCharacters':
    'El código solo admite mayúsculas, cifras y guiones bajos, como PARENTAL_LEAVE',
  'leave.types.reservedCode': ({ code }) => `El código no puede ser ${code}`,
  'leave.types.hoursOfWork': 'Un tipo en horas cuenta los días laborables del horario',
  'leave.types.inUse': ({ name }) =>
    `${name} no se puede eliminar: hay planes, saldos o solicitudes que lo usan`,
  'leave.types.isStandard': ({ name }) =>
    `${name} no se puede eliminar: los saldos y las estadísticas dependen de este tipo`,
  'leave.types.staysInDays': ({ name }) =>
    `${name} sigue en días: hay planes, saldos o solicitudes con cantidades de este tipo`,
  'leave.types.staysInHours': ({ name }) =>
    `${name} sigue en horas: hay planes, saldos o solicitudes con cantidades de este tipo`,
} satisfies Catalogue<typeof en>;
