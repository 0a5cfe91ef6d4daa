import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'teams.members.export.team': 'Team',
  'teams.members.export.department': 'Abteilung',
  'teams.members.export.isActive': 'Aktiv',
  'teams.members.export.teamLead': 'Teamleitung',
  'teams.members.export.teamLeadEmail': 'E-Mail der Teamleitung',
  'teams.members.export.member': 'Mitglied',
  'teams.members.export.memberEmail': 'E-Mail des Mitglieds',
  'teams.members.export.allocationPercent': 'Auslastung in %',
  'teams.members.export.startDate': 'Beginn',
  'teams.members.export.endDate': 'Ende',
  'teams.members.export.status': 'Status',
  'teams.members.export.teamId': 'ID des Teams',
  'teams.members.export.memberId': 'ID der Mitgliedschaft',
} satisfies Catalogue<typeof en>;
