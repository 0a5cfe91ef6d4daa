import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'teams.directory.team': 'Equipo',
  'teams.directory.name': 'Nombre del equipo',
  'teams.directory.description': 'Descripción',
  'teams.directory.department': 'Departamento',
  'teams.directory.lead': 'Responsable de equipo',
  'teams.directory.departmentMissing': 'Falta el departamento',
  'teams.directory.departmentUnknown': 'Este departamento no existe',
  'teams.directory.teamsMissing': 'Indique los equipos',
  'teams.directory.tooFewTeams': 'Indique al menos uno de los equipos',
  'teams.directory.tooManyTeams': 'Como máximo 100 equipos a la vez',
  'teams.directory.notAdministrator': 'Solo la administración puede modificar equipos',
  'teams.directory.noExport': 'No tiene permiso para exportar las dedicaciones de otras personas',
  'teams.directory.nameTaken': ({ name }) => `Este departamento ya tiene un equipo llamado «${name}»`,
  'teams.directory.inactiveLead': 'La cuenta del responsable de equipo debe estar activa',
  'teams.directory.inactiveMember': 'La cuenta de un nuevo miembro debe estar activa',
} satisfies Catalogue<typeof en>;
