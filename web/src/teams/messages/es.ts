import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'teams.peopleFilter': 'Filtrar las personas',
  'teams.personCount': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} persona`, other: `${number} personas` });
  },
  'teams.peoplePages': 'personas',
  'teams.noOneFound': 'No se ha encontrado a nadie',

  'teams.people': 'Personas',
  'teams.findPerson': 'Buscar a una persona',
  'teams.findPersonPlaceholder': 'Nombre o correo electrónico',
  'teams.peopleNotLoaded': 'No se han podido cargar las personas',
  'teams.loadingPeople': 'Cargando las personas',
  'teams.noOneFoundHint': 'Pruebe con otra parte del nombre o de la dirección.',
  'teams.noDepartment': 'Sin departamento',

  'teams.allocations': 'Dedicaciones',
  'teams.allocationsSubtitle': 'Carga de trabajo por semana en los equipos.',
  'teams.fullestDays': 'El día más ocupado de cada semana.',
  'teams.earlier': 'Antes',
  'teams.thisWeek': 'Esta semana',
  'teams.later': 'Después',
  'teams.allocationsNotLoaded': 'No se han podido cargar las dedicaciones',
  'teams.loadingAllocations': 'Cargando las dedicaciones',
  'teams.noSuchAllocation': 'Entre las personas que puede ver, nadie tiene esta dedicación en estas semanas.',
  'teams.over': 'Más del 100 % en una semana',
  'teams.under': 'Menos del 100 % en una semana',
  'teams.free': 'En ningún equipo',
  'teams.search': 'Buscar',
  'teams.searchPlaceholder': 'Buscar por nombre o correo…',
  'teams.allocation': 'Dedicación',
  'teams.anyAllocation': 'Cualquiera',
  'teams.myTeams': 'Mis equipos',
  'teams.myTeamsSubtitle': 'Equipos que dirige o de los que es miembro.',

  'teams.invalidId': 'El identificador de equipo no es válido.',
  'teams.notFound': 'Equipo no encontrado',
  'teams.maybeDeleted': 'Es posible que se haya eliminado.',
  'teams.loading': 'Cargando el equipo',
  'teams.back': 'Volver a los equipos',
  'teams.noDescription': 'Sin descripción',
  'teams.edit': 'Editar equipo',
  'teams.delete': 'Eliminar equipo',
  'teams.information': 'Información del equipo',
  'teams.status': 'Estado',
  'teams.department': 'Departamento',
  'teams.lead': 'Responsable de equipo',
  'teams.noLead': 'Sin responsable de equipo',
  'teams.created': 'Creado',
  'teams.createdOn': ({ date }) => longDateText(date, 'es'),
  'teams.overview': 'Resumen del equipo',
  'teams.activeMembers': 'Miembros activos',
  'teams.fullTimeEquivalents': ({ count }, { locale }) => {
    const number = formatNumber(count, locale, 1);
    return plural('es', count, {
      one: `${number} equivalente a jornada completa hoy`,
      other: `${number} equivalentes a jornada completa hoy`,
    });
  },
} satisfies Catalogue<typeof en>;
