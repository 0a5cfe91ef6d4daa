import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'teams.directory.title': 'إدارة الفرق',
  'teams.directory.subtitle': 'الفرق وأعضاؤها ونسب تخصيصهم.',
  'teams.directory.create': 'إنشاء فريق',
  'teams.directory.active': 'نشط',
  'teams.directory.inactive': 'غير نشط',
  'teams.directory.status': 'الحالة',
  'teams.directory.filter': 'تصفية الفرق',
  'teams.directory.search': 'بحث',
  'teams.directory.searchPlaceholder': 'البحث عن فرق…',
  'teams.directory.allStatus': 'كل الحالات',
  'teams.directory.filtersInUse': 'عوامل التصفية المستخدمة',
  'teams.directory.searchFilter': ({ words }) => `بحث: ${words}`,
  'teams.directory.departmentFilter': ({ name }) => `القسم: ${name}`,
  'teams.directory.unknownDepartmentFilter': 'القسم: قسم واحد',
  'teams.directory.statusFilter': ({ status }) => `الحالة: ${status}`,
  'teams.directory.removeFilter': ({ filter }) => `إزالة عامل التصفية ${filter}`,
  'teams.directory.teams': 'الفرق',
  'teams.directory.pages': 'الفرق',
  'teams.directory.notLoaded': 'تعذّر تحميل الفرق',
  'teams.directory.loading': 'جارٍ تحميل الفرق',
  'teams.directory.found': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لم يُعثر على فرق',
      one: 'عُثر على فريق واحد',
      two: 'عُثر على فريقين',
      few: `عُثر على ${number} فرق`,
      many: `عُثر على ${number} فريقًا`,
      other: `عُثر على ${number} فريق`,
    });
  },
  'teams.directory.showing': ({ shown, total }, { locale }) =>
    `الفرق المعروضة: ${formatNumber(shown, locale)} من ${formatNumber(total, locale)}`,
  'teams.directory.createFirst': 'إنشاء أول فريق',
  'teams.directory.noMatch': 'لا فرق تطابق عوامل التصفية',
  'teams.directory.noMatchHint': 'يمكن تعديل معايير البحث للعثور على فرق',
  'teams.directory.noneOfOwn': 'لست عضوًا في أي فريق بعد',
  'teams.directory.noneOfOwnHint': 'تظهر هنا الفرق التي تقودها أو تُضاف إليها.',
  'teams.directory.none': 'لم يُعثر على فرق',
  'teams.directory.noneToCreate': 'البداية بإنشاء أول فريق',
  'teams.directory.noneHint': 'تظهر الفرق هنا بعد إنشائها.',
  'teams.directory.deleting': 'جارٍ الحذف…',
  'teams.directory.noDescription': 'لا يوجد وصف',
  'teams.directory.departmentOfTeam': 'القسم',
  'teams.directory.leadOfTeam': 'قائد الفريق',
  'teams.directory.deactivatedLead': ({ lead }) => `${lead} · معطَّل`,
  'teams.directory.members': 'الأعضاء',
  'teams.directory.memberCount': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: `${number} أعضاء`,
      many: `${number} عضوًا`,
      other: `${number} عضو`,
    });
  },
  'teams.directory.actionsFor': ({ name }) => `الإجراءات: ${name}`,
  'teams.directory.viewDetails': 'عرض التفاصيل',
  'teams.directory.edit': 'تعديل',
  'teams.directory.delete': 'حذف',
  'teams.directory.editTitle': 'تعديل الفريق',
  'teams.directory.deleteTitle': 'حذف الفريق',
  'teams.directory.deleteQuestion': ({ name }) =>
    `هل تريد بالتأكيد حذف الفريق «${name}»؟ لا يمكن التراجع عن ذلك.`,
  'teams.directory.deletesMemberships': 'تُحذف أيضًا جميع العضويات السابقة والحالية.',
  'teams.directory.deletesMembershipsOf': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'تُحذف أيضًا جميع العضويات السابقة والحالية. في الفريق الآن: لا أحد.',
      one: 'تُحذف أيضًا جميع العضويات السابقة والحالية. في الفريق الآن: شخص واحد.',
      two: 'تُحذف أيضًا جميع العضويات السابقة والحالية. في الفريق الآن: شخصان.',
      few: `تُحذف أيضًا جميع العضويات السابقة والحالية. في الفريق الآن: ${number} أشخاص.`,
      many: `تُحذف أيضًا جميع العضويات السابقة والحالية. في الفريق الآن: ${number} شخصًا.`,
      other: `تُحذف أيضًا جميع العضويات السابقة والحالية. في الفريق الآن: ${number} شخص.`,
    });
  },
  'teams.directory.deleted': 'حُذف الفريق',
  'teams.directory.departmentFixed': 'لا يمكن تغيير القسم.',
  'teams.directory.noLead': 'بلا قائد فريق',
  'teams.directory.optionalDescription': 'الوصف (اختياري)',
  'teams.directory.nameFree': 'هذا الاسم متاح',
  'teams.directory.nameNotFree': 'هذا الاسم مستخدم في القسم',
  'teams.directory.checkingName': 'جارٍ التحقق من الاسم…',
  'teams.directory.nameHint': 'غير مكرر بين فرق القسم نفسه.',
  'teams.directory.creating': 'جارٍ الإنشاء…',
  'teams.directory.created': 'أُنشئ الفريق',
  'teams.directory.notCreated': 'تعذّر إنشاء الفريق',
  'teams.directory.save': 'حفظ التغييرات',
  'teams.directory.saving': 'جارٍ الحفظ…',
  'teams.directory.saved': 'حُفظ الفريق',
  'teams.directory.notSaved': 'لم يُحفظ الفريق',
} satisfies Catalogue<typeof en>;
