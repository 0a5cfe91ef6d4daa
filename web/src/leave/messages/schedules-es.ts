import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './schedules-en.ts';

export const es = {
  'leave.schedules.title': 'Horarios laborales',
  'leave.schedules.add': 'Añadir horario',
  'leave.schedules.listLabel': 'Horarios laborales',
  'leave.schedules.loading': 'Cargando los horarios laborales',
  'leave.schedules.notLoaded': 'No se han podido cargar los horarios laborales',
  'leave.schedules.none': 'Aún no hay horarios laborales',
  'leave.schedules.noneHint': 'Añada el primero para asignarlo a centros de trabajo y personas.',
  'leave.schedules.nameColumn': 'Nombre',
  'leave.schedules.hoursColumn': 'Horas',
  'leave.schedules.actionsColumn': 'Acciones',
  'leave.schedules.change': 'Cambiar',
  'leave.schedules.changeNamed': ({ name }) => `Cambiar ${name}`,
  'leave.schedules.delete': 'Eliminar',
  'leave.schedules.deleteNamed': ({ name }) => `Eliminar ${name}`,
  'leave.schedules.deleteTitle': 'Eliminar horario',
  'leave.schedules.deleteQuestion': ({ name }) => `¿Seguro que desea eliminar el horario «${name}»?`,
  'leave.schedules.deleted': 'Horario eliminado',
} satisfies Catalogue<typeof en>;
