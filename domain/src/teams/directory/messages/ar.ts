import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'teams.directory.team': 'الفريق',
  'teams.directory.name': 'اسم الفريق',
  'teams.directory.description': 'الوصف',
  'teams.directory.department': 'القسم',
  'teams.directory.lead': 'قائد الفريق',
  'teams.directory.departmentMissing': 'القسم مطلوب',
  'teams.directory.departmentUnknown': 'هذا القسم غير موجود',
  'teams.directory.teamsMissing': 'يُرجى تحديد الفرق',
  'teams.directory.tooFewTeams': 'يُرجى تحديد فريق واحد على الأقل',
  'teams.directory.tooManyTeams': 'الحد الأقصى 100 فريق في المرة الواحدة',
  'teams.directory.notAdministrator': 'تغيير الفرق متاح للمسؤولين فقط',
  'teams.directory.noExport': 'لا تتوفر لديك صلاحية تصدير نسب تخصيص الآخرين',
  'teams.directory.nameTaken': ({ name }) => `يوجد في هذا القسم فريق بهذا الاسم بالفعل: «${name}»`,
  'teams.directory.inactiveLead': 'يجب أن يكون حساب قائد الفريق نشطًا',
  'teams.directory.inactiveMember': 'يجب أن يكون حساب العضو الجديد نشطًا',
} satisfies Catalogue<typeof en>;
