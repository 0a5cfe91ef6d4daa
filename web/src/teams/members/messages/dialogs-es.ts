import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './dialogs-en.ts';

export const es = {
  'teams.members.allocationsFailed': ({ reason }) => `Error al obtener las dedicaciones: ${reason}`,
  'teams.members.checking': ({ name }) => `Comprobando las dedicaciones actuales de ${name}…`,
  'teams.members.choosePersonAndStart':
    'Elija una persona y una fecha de inicio para ver cuánto tiempo le queda libre en el periodo.',
  'teams.members.choosePerson': 'Elija una persona para ver cuánto tiempo le queda libre en el periodo.',
  'teams.members.chooseStart': ({ name }) =>
    `Elija una fecha de inicio para ver cuánto tiempo libre le queda a ${name} en el periodo.`,
  'teams.members.chooseEnd': ({ name }) =>
    `Elija una fecha de fin que no sea anterior a la de inicio para ver cuánto tiempo libre le queda a ${name} en el periodo.`,
  'teams.members.fullestDay': ({ name, date }, { locale }) =>
    `${name} el ${dateText(date, locale)}, el día más ocupado`,
  'teams.members.within': 'dentro del 100 %',
  'teams.members.over': 'por encima del 100 %',
  'teams.members.verdictAlone': ({ verdict, available }, { locale }) =>
    `${verdict}: nada más en este periodo, ${formatPercent(available, locale)} disponible`,
  'teams.members.verdict': ({ verdict, others, available }, { locale }) =>
    `${verdict}: ${formatPercent(others, locale)} en otros equipos, ${formatPercent(available, locale)} disponible`,
  'teams.members.inThisPeriod': 'Dedicaciones en este periodo',
  'teams.members.shareFrom': ({ team, percent, start }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} desde el ${start}`,
  'teams.members.shareFromTo': ({ team, percent, start, end }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} desde el ${start} hasta el ${end}`,
  'teams.members.editTitle': 'Editar miembro del equipo',
  'teams.members.addTitle': 'Añadir miembro al equipo',
  'teams.members.changeAllocation': 'Cambiar dedicación',
  'teams.members.memberOfTeam': ({ name, team }) => `${name} · ${team}`,
  'teams.members.close': 'Listo',
  'teams.members.removeTitle': 'Quitar miembro',
  'teams.members.removeQuestion': ({ name }) => `¿Seguro que desea quitar a ${name} de este equipo?`,
  'teams.members.removeFromQuestion': ({ name, team }) => `¿Seguro que desea quitar a ${name} de ${team}?`,
  'teams.members.removed': ({ name }) => `${name} ya no está en el equipo`,
  'teams.members.isDeleted': 'La asignación aún no ha empezado, así que se elimina.',
  'teams.members.isEnded': ({ date }, { locale }) =>
    `La asignación termina el ${dateText(date, locale)} y se conserva entre las anteriores.`,
  'teams.members.isOver': 'La asignación ya ha terminado y se queda como está.',
  'teams.members.team': 'Equipo',
  'teams.members.selectTeam': 'Seleccione un equipo',
  'teams.members.user': 'Persona',
  'teams.members.selectUser': 'Seleccione una persona',
  'teams.members.optionalEnd': 'Fecha de fin (opcional)',
  'teams.members.adding': 'Añadiendo…',
  'teams.members.added': 'Miembro añadido',
  'teams.members.notAdded': 'No se ha añadido el miembro',
  'teams.members.save': 'Guardar cambios',
  'teams.members.saving': 'Guardando…',
  'teams.members.saved': 'Asignación guardada',
  'teams.members.notSaved': 'No se ha guardado la asignación',
  'teams.members.alreadyInTeam': 'Ya está en este equipo en esas fechas',
} satisfies Catalogue<typeof en>;
