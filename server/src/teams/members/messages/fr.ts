import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'teams.members.export.team': 'Équipe',
  'teams.members.export.department': 'Service',
  'teams.members.export.isActive': 'Active',
  'teams.members.export.teamLead': 'Responsable d’équipe',
  'teams.members.export.teamLeadEmail': 'E-mail du responsable d’équipe',
  'teams.members.export.member': 'Membre',
  'teams.members.export.memberEmail': 'E-mail du membre',
  'teams.members.export.allocationPercent': 'Affectation en %',
  'teams.members.export.startDate': 'Début',
  'teams.members.export.endDate': 'Fin',
  'teams.members.export.status': 'Statut',
  'teams.members.export.teamId': 'ID de l’équipe',
  'teams.members.export.memberId': 'ID de l’appartenance',
} satisfies Catalogue<typeof en>;
