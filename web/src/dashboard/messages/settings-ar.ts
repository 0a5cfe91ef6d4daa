import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const ar = {
  'dashboard.settings.title': 'إعدادات النظام',
  'dashboard.settings.subtitle': 'تسري التغييرات على الجميع فورًا.',
  'dashboard.settings.notLoaded': 'تعذّر تحميل الإعدادات',
  'dashboard.settings.loading': 'جارٍ تحميل الإعدادات',
} satisfies Catalogue<typeof en>;
