import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'access.administration': 'الإدارة',
  'access.emailUnverified': 'البريد الإلكتروني غير مؤكد',
  'access.emailVerified': 'البريد الإلكتروني مؤكد',
  'access.employee': 'موظف',
  'access.employeePurpose': 'طلب الإجازات والاطلاع على السجلات الشخصية.',
  'access.everyone': 'الجميع',
  'access.hrAdmin': 'مسؤول الموارد البشرية',
  'access.hrAdminPurpose': 'البتّ في طلبات الجميع، وإدارة الأشخاص والفرق والأقسام.',
  'access.manager': 'مدير',
  'access.managerPurpose': 'البتّ في إجازات القسم والفرق التي يقودها.',
  'access.myPeople': 'موظفيّ',
  'access.people': 'الأشخاص',
  'access.settings': 'الإعدادات',
  'access.systemAdmin': 'مسؤول النظام',
  'access.systemAdminPurpose': 'إضافةً إلى ما سبق، إدارة مسؤولي النظام الآخرين.',
} satisfies Catalogue<typeof en>;
