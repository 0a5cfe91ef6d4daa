import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'departments.title': 'Departamentos',
  'departments.department': 'Departamento',
  'departments.all': 'Todos los departamentos',
  'departments.select': 'Seleccione un departamento',
  'departments.notLoaded': 'No se han podido cargar los departamentos',
  'departments.loading': 'Cargando los departamentos',
  'departments.none': 'Aún no hay departamentos',
  'departments.noneHint': 'Añada el primero; después podrá asignarle usuarios y equipos.',
  'departments.nameColumn': 'Nombre',
  'departments.usersColumn': 'Usuarios',
  'departments.teamsColumn': 'Equipos',
  'departments.actionsColumn': 'Acciones',
  'departments.usersOf': ({ name, count }) =>
    plural('es', count, { one: `${count} usuario de ${name}`, other: `${count} usuarios de ${name}` }),
  'departments.teamsOf': ({ name, count }) =>
    plural('es', count, { one: `${count} equipo de ${name}`, other: `${count} equipos de ${name}` }),
  'departments.rename': 'Renombrar',
  'departments.renameNamed': ({ name }) => `Renombrar ${name}`,
  'departments.delete': 'Eliminar',
  'departments.deleteNamed': ({ name }) => `Eliminar ${name}`,
  'departments.deleteTitle': 'Eliminar departamento',
  'departments.deleteQuestion': ({ name }) =>
    `¿Seguro que desea eliminar el departamento «${name}»? Esta acción no se puede deshacer.`,
  'departments.deleted': 'Departamento eliminado',
  'departments.add': 'Añadir departamento',
  'departments.adding': 'Añadiendo…',
  'departments.added': 'Departamento añadido',
  'departments.notAdded': 'No se ha añadido el departamento',
  'departments.saveName': 'Guardar nombre',
  'departments.saving': 'Guardando…',
  'departments.renamed': 'Departamento renombrado',
  'departments.notRenamed': 'No se ha renombrado el departamento',
} satisfies Catalogue<typeof en>;
