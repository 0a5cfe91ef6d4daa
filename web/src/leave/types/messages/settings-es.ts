import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const es = {
  'leave.types.title': 'Tipos',
  'leave.types.add': 'Añadir tipo',
  'leave.types.loading': 'Cargando los tipos',
  'leave.types.notLoaded': 'No se han podido cargar los tipos',
  'leave.types.typeColumn': 'Tipo',
  'leave.types.approvalColumn': 'Aprobación',
  'leave.types.approval': 'Con aprobación',
  'leave.types.notice': 'Solo aviso',
  'leave.types.unitColumn': 'Unidad',
  'leave.types.shownToColumn': 'Quién lo ve',
  'leave.types.actionsColumn': 'Acciones',
  'leave.types.change': 'Cambiar',
  'leave.types.changeNamed': ({ name }) => `Cambiar ${name}`,
  'leave.types.delete': 'Eliminar',
  'leave.types.deleteNamed': ({ name }) => `Eliminar ${name}`,
  'leave.types.deleteTitle': 'Eliminar tipo',
  'leave.types.deleteQuestion': ({ name }) =>
    `¿Seguro que desea eliminar el tipo «${name}»? Esta acción no se puede deshacer.`,
  'leave.types.deleted': 'Tipo eliminado',
  'leave.types.inDays': 'Días',
  'leave.types.inHours': 'Horas',
  'leave.types.shownToEveryone': 'Todas las personas',
  'leave.types.shownToApprovers': 'Responsables de aprobación y RR. HH.',
  'leave.types.shownToHr': 'Solo RR. HH.',
} satisfies Catalogue<typeof en>;
