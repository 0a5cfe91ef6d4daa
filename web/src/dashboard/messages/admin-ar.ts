import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './admin-en.ts';

export const ar = {
  'dashboard.admin.title': 'لوحة معلومات الإدارة',
  'dashboard.admin.users': 'إدارة المستخدمين',
  'dashboard.admin.usersPurpose': 'إدارة المستخدمين والأدوار والصلاحيات',
  'dashboard.admin.import': 'استيراد',
  'dashboard.admin.importPurpose': 'إضافة عدد كبير من الأشخاص أو تغيير بياناتهم من ملف CSV',
  'dashboard.admin.reports': 'التقارير والتحليلات',
  'dashboard.admin.reportsPurpose': 'الإجازات بحسب النوع والشهر والفريق',
  'dashboard.admin.settings': 'إعدادات النظام',
  'dashboard.admin.settingsPurpose': 'الإجازات والأقسام والرسائل وسجل التدقيق',
} satisfies Catalogue<typeof en>;
