import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const ar = {
  'people.accounts.export.isActive': 'نشط',
  'people.accounts.export.createdAt': 'تاريخ الإنشاء',
  'people.accounts.export.hasSignedIn': 'سبق تسجيل الدخول',
  'people.accounts.export.id': 'المعرّف',
  'people.accounts.export.employee': 'موظف',
  'people.accounts.export.manager': 'مدير',
  'people.accounts.export.hrAdmin': 'مسؤول الموارد البشرية',
  'people.accounts.export.systemAdmin': 'مسؤول النظام',
} satisfies Catalogue<typeof en>;
