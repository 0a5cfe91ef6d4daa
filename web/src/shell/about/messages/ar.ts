import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'shell.about.allLicences': 'قراءة جميع التراخيص',
  'shell.about.builtFrom': 'المكوّنات',
  'shell.about.free': 'برنامج Almanac حر بموجب ترخيص MIT، ويعمل على خادم لشركتك.',
  'shell.about.holidayLicence': 'CC BY-SA 3.0',
  'shell.about.holidaySource': 'date-holidays',
  'shell.about.holidays': ({ source, licence }) =>
    `العطلات الرسمية المقترحة مأخوذة من بيانات ${source} المستندة إلى ويكيبيديا، بموجب ${licence}.`,
  'shell.about.licence': 'الترخيص',
  'shell.about.loading': 'جارٍ تحميل قائمة المكوّنات',
  'shell.about.name': 'الاسم',
  'shell.about.notLoaded': 'تعذّر تحميل قائمة المكوّنات',
  'shell.about.packages': 'الحزم',
  'shell.about.packagesOfOthers': ({ count }) =>
    plural('ar', count, {
      zero: 'لا حزم من جهات أخرى',
      one: 'حزمة واحدة من جهات أخرى، مع الشكر',
      two: 'حزمتان من جهات أخرى، مع الشكر',
      few: `${count} حزم من جهات أخرى، مع الشكر`,
      many: `${count} حزمة من جهات أخرى، مع الشكر`,
      other: `${count} حزمة من جهات أخرى، مع الشكر`,
    }),
  'shell.about.product': ({ version }) => `Almanac ${version}`,
  'shell.about.runs': 'مكان التشغيل',
  'shell.about.runsInBoth': 'في المتصفح وعلى الخادم',
  'shell.about.runsInBrowser': 'في المتصفح',
  'shell.about.runsOnServer': 'على الخادم',
  'shell.about.title': 'حول Almanac',
  'shell.about.version': 'الإصدار',
} satisfies Catalogue<typeof en>;
