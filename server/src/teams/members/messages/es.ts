import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'teams.members.export.team': 'Equipo',
  'teams.members.export.department': 'Departamento',
  'teams.members.export.isActive': 'Activo',
  'teams.members.export.teamLead': 'Responsable de equipo',
  'teams.members.export.teamLeadEmail': 'Correo del responsable de equipo',
  'teams.members.export.member': 'Miembro',
  'teams.members.export.memberEmail': 'Correo del miembro',
  'teams.members.export.allocationPercent': 'Dedicación en %',
  'teams.members.export.startDate': 'Inicio',
  'teams.members.export.endDate': 'Fin',
  'teams.members.export.status': 'Estado',
  'teams.members.export.teamId': 'ID del equipo',
  'teams.members.export.memberId': 'ID de la asignación',
} satisfies Catalogue<typeof en>;
