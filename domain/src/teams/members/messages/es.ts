import { dateText } from '../../../calendar/date-text.ts';
import { formatPercent } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'teams.members.membership': 'Asignación al equipo',
  'teams.members.startDate': 'Fecha de inicio',
  'teams.members.endDate': 'Fecha de fin',
  'teams.members.userMissing': 'Seleccione una persona',
  'teams.members.teamMissing': 'Seleccione un equipo',
  'teams.members.allocationTooLow': 'La dedicación debe ser mayor que 0',
  'teams.members.allocationTooHigh': 'La dedicación no puede superar el 100 %',
  'teams.members.allocationDecimals': 'La dedicación admite un decimal como máximo',
  'teams.members.allocationNumber': 'La dedicación debe ser un número',
  'teams.members.updatesMissing': 'Indique los cambios',
  'teams.members.tooFewUpdates': 'Indique al menos un cambio',
  'teams.members.tooManyUpdates': 'Como máximo 100 cambios a la vez',
  'teams.members.repeatedUpdate': 'Cada asignación a un equipo solo se puede cambiar una vez',
  'teams.members.endBeforeStart': 'La fecha de fin debe ser posterior a la de inicio',
  'teams.members.askedEndBeforeStart': 'La fecha de fin debe ser igual o posterior a la de inicio',
  'teams.members.alreadyMember': 'Esta persona ya es miembro del equipo en este periodo',
  'teams.members.allocationsHidden': 'No tiene permiso para ver las dedicaciones de esta persona',
  'teams.members.capacityExceeded': ({ percent }, { locale }) =>
    `La dedicación supera la capacidad disponible (queda ${formatPercent(percent, locale)})`,
  'teams.members.nearlyFull': ({ person, percent, date }, { locale }) =>
    `${person} tiene una dedicación del ${formatPercent(percent, locale)} el ${dateText(date, locale)}, su día más ocupado de este periodo`,
  'teams.members.active': 'Activo',
  'teams.members.ended': 'Finalizado',
  'teams.members.inactive': 'Inactivo',
} satisfies Catalogue<typeof en>;
