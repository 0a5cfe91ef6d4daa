import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'leave.terms.title': 'الأشخاص',
  'leave.terms.subtitle': 'موقع العمل وخطة الإجازات وجدول العمل لكل شخص.',
  'leave.terms.loading': 'جارٍ تحميل الأشخاص',
  'leave.terms.notLoaded': 'تعذّر تحميل الأشخاص',
  'leave.terms.none': 'لا أحد يطابق عوامل التصفية',
  'leave.terms.noneHint': 'يمكن تجربة اسم آخر أو قسم آخر.',
  'leave.terms.filters': 'تصفية الأشخاص',
  'leave.terms.search': 'بحث',
  'leave.terms.searchHint': 'البحث بالاسم أو البريد الإلكتروني…',
  'leave.terms.allPlaces': 'كل مواقع العمل',
  'leave.terms.allPlans': 'كل الخطط',
  'leave.terms.allSchedules': 'كل الجداول',
  'leave.terms.accounts': 'الحسابات',
  'leave.terms.activeAccounts': 'النشطة',
  'leave.terms.allAccounts': 'الكل',
  'leave.terms.pages': 'الأشخاص',

  'leave.terms.personColumn': 'الشخص',
  'leave.terms.place': 'موقع العمل',
  'leave.terms.plan': 'خطة الإجازات',
  'leave.terms.schedule': 'جدول العمل',
  'leave.terms.since': 'منذ',
  'leave.terms.start': 'البداية',
  'leave.terms.history': 'السجل',
  'leave.terms.historyOf': ({ name }) => `سجل ${name}`,
  'leave.terms.inactive': 'غير نشط',
  'leave.terms.changesOn': ({ date }) => `يتغير في ${date}`,
  'leave.terms.noDepartment': 'بلا قسم',

  'leave.terms.select': ({ name }) => `تحديد ${name}`,
  'leave.terms.selectAll': 'تحديد الكل',
  'leave.terms.people': ({ count }) =>
    plural('ar', count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${count} أشخاص`,
      many: `${count} شخصًا`,
      other: `${count} شخص`,
    }),
  'leave.terms.peopleSelected': ({ count, selected }) =>
    plural('ar', count, {
      zero: `لا أحد، المحدد: ${selected}`,
      one: `شخص واحد، المحدد: ${selected}`,
      two: `شخصان، المحدد: ${selected}`,
      few: `${count} أشخاص، المحدد: ${selected}`,
      many: `${count} شخصًا، المحدد: ${selected}`,
      other: `${count} شخص، المحدد: ${selected}`,
    }),
  'leave.terms.changeFrom': 'تغيير بدءًا من…',
  'leave.terms.changeDepartmentFrom': 'تغيير القسم بدءًا من…',
} satisfies Catalogue<typeof en>;
