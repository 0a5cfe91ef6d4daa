import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'teams.members.export.team': 'الفريق',
  'teams.members.export.department': 'القسم',
  'teams.members.export.isActive': 'نشط',
  'teams.members.export.teamLead': 'قائد الفريق',
  'teams.members.export.teamLeadEmail': 'البريد الإلكتروني لقائد الفريق',
  'teams.members.export.member': 'العضو',
  'teams.members.export.memberEmail': 'البريد الإلكتروني للعضو',
  'teams.members.export.allocationPercent': 'نسبة التخصيص %',
  'teams.members.export.startDate': 'البداية',
  'teams.members.export.endDate': 'النهاية',
  'teams.members.export.status': 'الحالة',
  'teams.members.export.teamId': 'معرّف الفريق',
  'teams.members.export.memberId': 'معرّف العضوية',
} satisfies Catalogue<typeof en>;
