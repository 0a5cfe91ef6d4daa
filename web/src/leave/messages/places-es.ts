import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './places-en.ts';

export const es = {
  'leave.places.title': 'Centros y festivos',
  'leave.places.subtitle': 'Dónde se trabaja y qué festivos hay.',
  'leave.places.add': 'Añadir centro de trabajo',
  'leave.places.listLabel': 'Centros de trabajo',
  'leave.places.loading': 'Cargando los centros de trabajo',
  'leave.places.notLoaded': 'No se han podido cargar los centros de trabajo',
  'leave.places.none': 'Aún no hay centros de trabajo',
  'leave.places.noneHint': 'Añada el primero para recibir sugerencias de festivos.',
  'leave.places.placeColumn': 'Centro de trabajo',
  'leave.places.holidaysColumn': 'Festivos',
  'leave.places.regionColumn': 'Región',
  'leave.places.noRegion': 'Sin fijar',
  'leave.places.planColumn': 'Plan',
  'leave.places.scheduleColumn': 'Horario',
  'leave.places.actionsColumn': 'Acciones',
  'leave.places.change': 'Cambiar',
  'leave.places.changeNamed': ({ name }) => `Cambiar ${name}`,
  'leave.places.delete': 'Eliminar',
  'leave.places.deleteNamed': ({ name }) => `Eliminar ${name}`,
  'leave.places.deleteTitle': 'Eliminar centro de trabajo',
  'leave.places.deleteQuestion': ({ name }) =>
    `¿Seguro que desea eliminar el centro de trabajo «${name}» con todos sus festivos?`,
  'leave.places.deleted': 'Centro de trabajo eliminado',
} satisfies Catalogue<typeof en>;
