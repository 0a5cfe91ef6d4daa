import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'shell.help.contents': 'المحتويات',
  'shell.help.found': ({ count }) =>
    plural('ar', count, {
      zero: 'لم يُعثر على أي فقرة',
      one: 'عُثر على فقرة واحدة',
      two: 'عُثر على فقرتين',
      few: `عُثر على ${count} فقرات`,
      many: `عُثر على ${count} فقرة`,
      other: `عُثر على ${count} فقرة`,
    }),
  'shell.help.goTo': 'الانتقال إلى المساعدة',
  'shell.help.linkTo': ({ title }) => `رابط إلى ${title}`,
  'shell.help.noPage': 'صفحة المساعدة غير موجودة',
  'shell.help.noPageHint': 'لا توجد صفحة مساعدة بهذا العنوان.',
  'shell.help.nothingFound': 'لا نتائج',
  'shell.help.nothingFoundHint': 'يمكن تجربة كلمات أخرى أو أقل.',
  'shell.help.search': 'البحث في المساعدة',
  'shell.help.searching': 'جارٍ البحث في المساعدة',
  'shell.help.sectionsFound': 'الفقرات التي عُثر عليها',
  'shell.help.sectionsOf': ({ title }) => `فقرات ${title}`,
  'shell.help.title': 'المساعدة',
} satisfies Catalogue<typeof en>;
