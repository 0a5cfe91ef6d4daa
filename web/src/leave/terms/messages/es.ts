import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'leave.terms.title': 'Personas',
  'leave.terms.subtitle': 'Centro de trabajo, plan de vacaciones y horario laboral de cada persona.',
  'leave.terms.loading': 'Cargando las personas',
  'leave.terms.notLoaded': 'No se han podido cargar las personas',
  'leave.terms.none': 'Nadie coincide con los filtros',
  'leave.terms.noneHint': 'Pruebe con otro nombre o departamento.',
  'leave.terms.filters': 'Filtrar las personas',
  'leave.terms.search': 'Buscar',
  'leave.terms.searchHint': 'Buscar por nombre o correo…',
  'leave.terms.allPlaces': 'Todos los centros de trabajo',
  'leave.terms.allPlans': 'Todos los planes',
  'leave.terms.allSchedules': 'Todos los horarios',
  'leave.terms.accounts': 'Cuentas',
  'leave.terms.activeAccounts': 'Activas',
  'leave.terms.allAccounts': 'Todas',
  'leave.terms.pages': 'personas',

  'leave.terms.personColumn': 'Persona',
  'leave.terms.place': 'Centro de trabajo',
  'leave.terms.plan': 'Plan de vacaciones',
  'leave.terms.schedule': 'Horario laboral',
  'leave.terms.since': 'Desde',
  'leave.terms.start': 'Inicio',
  'leave.terms.history': 'Historial',
  'leave.terms.historyOf': ({ name }) => `Historial de ${name}`,
  'leave.terms.inactive': 'Inactivo',
  'leave.terms.changesOn': ({ date }) => `Cambia el ${date}`,
  'leave.terms.noDepartment': 'Sin departamento',

  'leave.terms.select': ({ name }) => `Seleccionar: ${name}`,
  'leave.terms.selectAll': 'Seleccionar todo',
  'leave.terms.people': ({ count }) =>
    plural('es', count, { one: `${count} persona`, other: `${count} personas` }),
  'leave.terms.peopleSelected': ({ count, selected }) => {
    const chosen = plural('es', selected, {
      one: `${selected} seleccionada`,
      other: `${selected} seleccionadas`,
    });
    return plural('es', count, { one: `${count} persona, ${chosen}`, other: `${count} personas, ${chosen}` });
  },
  'leave.terms.changeFrom': 'Cambiar desde…',
  'leave.terms.changeDepartmentFrom': 'Cambiar el departamento desde…',
} satisfies Catalogue<typeof en>;
