import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'shell.settings.auditLog': 'سجل التدقيق',
  'shell.settings.payroll': 'الرواتب',
  'shell.settings.company': 'الشركة',
  'shell.settings.corrections': 'التصحيحات',
  'shell.settings.departments': 'الأقسام',
  'shell.settings.emails': 'الرسائل',
  'shell.settings.connections': 'الاتصالات',
  'shell.settings.leave': 'الإجازات',
  'shell.settings.people': 'الأشخاص',
  'shell.settings.places': 'مواقع العمل والعطلات',
  'shell.settings.plans': 'الخطط',
  'shell.settings.schedules': 'جداول العمل',
  'shell.settings.setup': 'قائمة خطوات الإعداد',
  'shell.settings.system': 'إعدادات النظام',
  'shell.settings.types': 'الأنواع',
  'shell.settings.yearEnd': 'إقفال السنة',
  'shell.settings.provisions': 'المخصصات',
} satisfies Catalogue<typeof en>;
