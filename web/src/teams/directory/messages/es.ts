import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'teams.directory.title': 'Gestión de equipos',
  'teams.directory.subtitle': 'Equipos, sus miembros y dedicaciones.',
  'teams.directory.create': 'Crear equipo',
  'teams.directory.active': 'Activo',
  'teams.directory.inactive': 'Inactivo',
  'teams.directory.status': 'Estado',
  'teams.directory.filter': 'Filtrar los equipos',
  'teams.directory.search': 'Buscar',
  'teams.directory.searchPlaceholder': 'Buscar equipos…',
  'teams.directory.allStatus': 'Todos los estados',
  'teams.directory.filtersInUse': 'Filtros en uso',
  'teams.directory.searchFilter': ({ words }) => `Búsqueda: ${words}`,
  'teams.directory.departmentFilter': ({ name }) => `Departamento: ${name}`,
  'teams.directory.unknownDepartmentFilter': 'Departamento: desconocido',
  'teams.directory.statusFilter': ({ status }) => `Estado: ${status}`,
  'teams.directory.removeFilter': ({ filter }) => `Quitar el filtro ${filter}`,
  'teams.directory.teams': 'Equipos',
  'teams.directory.pages': 'equipos',
  'teams.directory.notLoaded': 'No se han podido cargar los equipos',
  'teams.directory.loading': 'Cargando los equipos',
  'teams.directory.found': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `${number} equipo encontrado`,
      other: `${number} equipos encontrados`,
    });
  },
  'teams.directory.showing': ({ shown, total }, { locale }) =>
    `Se muestran ${formatNumber(shown, locale)} de ${formatNumber(total, locale)} equipos`,
  'teams.directory.createFirst': 'Crear el primer equipo',
  'teams.directory.noMatch': 'Ningún equipo coincide con los filtros',
  'teams.directory.noMatchHint': 'Cambie los criterios de búsqueda para encontrar equipos',
  'teams.directory.noneOfOwn': 'Aún no está en ningún equipo',
  'teams.directory.noneOfOwnHint': 'Aquí aparecerán los equipos que dirija o a los que se le añada.',
  'teams.directory.none': 'No se han encontrado equipos',
  'teams.directory.noneToCreate': 'Empiece por crear su primer equipo',
  'teams.directory.noneHint': 'Los equipos aparecerán aquí cuando se creen.',
  'teams.directory.deleting': 'Eliminando…',
  'teams.directory.noDescription': 'Sin descripción',
  'teams.directory.departmentOfTeam': 'Departamento',
  'teams.directory.leadOfTeam': 'Responsable de equipo',
  'teams.directory.deactivatedLead': ({ lead }) => `${lead} · cuenta desactivada`,
  'teams.directory.members': 'Miembros',
  'teams.directory.memberCount': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} miembro`, other: `${number} miembros` });
  },
  'teams.directory.actionsFor': ({ name }) => `Acciones para ${name}`,
  'teams.directory.viewDetails': 'Ver detalles',
  'teams.directory.edit': 'Editar',
  'teams.directory.delete': 'Eliminar',
  'teams.directory.editTitle': 'Editar equipo',
  'teams.directory.deleteTitle': 'Eliminar equipo',
  'teams.directory.deleteQuestion': ({ name }) =>
    `¿Seguro que desea eliminar el equipo «${name}»? Esta acción no se puede deshacer.`,
  'teams.directory.deletesMemberships': 'También se eliminan todas sus asignaciones, pasadas y actuales.',
  'teams.directory.deletesMembershipsOf': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `También se eliminan todas sus asignaciones, pasadas y actuales. Ahora tiene ${number} miembro.`,
      other: `También se eliminan todas sus asignaciones, pasadas y actuales. Ahora tiene ${number} miembros.`,
    });
  },
  'teams.directory.deleted': 'Equipo eliminado',
  'teams.directory.departmentFixed': 'El departamento no se puede cambiar.',
  'teams.directory.noLead': 'Sin responsable de equipo',
  'teams.directory.optionalDescription': 'Descripción (opcional)',
  'teams.directory.nameFree': 'Este nombre está disponible',
  'teams.directory.nameNotFree': 'Este nombre ya se usa en el departamento',
  'teams.directory.checkingName': 'Comprobando el nombre…',
  'teams.directory.nameHint': 'Único entre los equipos de su departamento.',
  'teams.directory.creating': 'Creando…',
  'teams.directory.created': 'Equipo creado',
  'teams.directory.notCreated': 'No se ha creado el equipo',
  'teams.directory.save': 'Guardar cambios',
  'teams.directory.saving': 'Guardando…',
  'teams.directory.saved': 'Equipo guardado',
  'teams.directory.notSaved': 'No se ha guardado el equipo',
} satisfies Catalogue<typeof en>;
