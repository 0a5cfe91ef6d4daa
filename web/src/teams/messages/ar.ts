import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'teams.peopleFilter': 'تصفية الأشخاص',
  'teams.personCount': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${number} أشخاص`,
      many: `${number} شخصًا`,
      other: `${number} شخص`,
    });
  },
  'teams.peoplePages': 'الأشخاص',
  'teams.noOneFound': 'لم يُعثر على أحد',

  'teams.people': 'الأشخاص',
  'teams.findPerson': 'البحث عن شخص',
  'teams.findPersonPlaceholder': 'الاسم أو عنوان البريد الإلكتروني',
  'teams.peopleNotLoaded': 'تعذّر تحميل الأشخاص',
  'teams.loadingPeople': 'جارٍ تحميل الأشخاص',
  'teams.noOneFoundHint': 'يمكن تجربة جزء آخر من الاسم أو العنوان.',
  'teams.noDepartment': 'بلا قسم',

  'teams.allocations': 'نسب التخصيص',
  'teams.allocationsSubtitle': 'عبء العمل الأسبوعي في جميع الفرق.',
  'teams.fullestDays': 'أعلى يوم في كل أسبوع.',
  'teams.earlier': 'السابق',
  'teams.thisWeek': 'هذا الأسبوع',
  'teams.later': 'اللاحق',
  'teams.allocationsNotLoaded': 'تعذّر تحميل نسب التخصيص',
  'teams.loadingAllocations': 'جارٍ تحميل نسب التخصيص',
  'teams.noSuchAllocation': 'لا أحد ممن يمكنك رؤيتهم لديه هذا التخصيص في هذه الأسابيع.',
  'teams.over': 'أكثر من 100% في أسبوع',
  'teams.under': 'أقل من 100% في أسبوع',
  'teams.free': 'خارج أي فريق',
  'teams.search': 'بحث',
  'teams.searchPlaceholder': 'البحث بالاسم أو البريد الإلكتروني…',
  'teams.allocation': 'نسبة التخصيص',
  'teams.anyAllocation': 'أي نسبة',
  'teams.myTeams': 'فرقي',
  'teams.myTeamsSubtitle': 'الفرق التي تقودها أو تنتمي إليها.',

  'teams.invalidId': 'معرّف الفريق غير صالح.',
  'teams.notFound': 'لم يُعثر على الفريق',
  'teams.maybeDeleted': 'ربما حُذف.',
  'teams.loading': 'جارٍ تحميل الفريق',
  'teams.back': 'العودة إلى الفرق',
  'teams.noDescription': 'لا يوجد وصف',
  'teams.edit': 'تعديل الفريق',
  'teams.delete': 'حذف الفريق',
  'teams.information': 'معلومات الفريق',
  'teams.status': 'الحالة',
  'teams.department': 'القسم',
  'teams.lead': 'قائد الفريق',
  'teams.noLead': 'بلا قائد فريق',
  'teams.created': 'تاريخ الإنشاء',
  'teams.createdOn': ({ date }) => longDateText(date, 'ar-u-nu-latn'),
  'teams.overview': 'نظرة عامة على الفريق',
  'teams.activeMembers': 'الأعضاء النشطون',
  'teams.fullTimeEquivalents': ({ count }, { locale }) =>
    `ما يعادل ${formatNumber(count, locale, 1)} من وظائف الدوام الكامل اليوم`,
} satisfies Catalogue<typeof en>;
