import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './office-en.ts';

export const ar = {
  'dashboard.tasksNotLoaded': 'تعذّر تحميل مهامك',
  'dashboard.nothingToDo': 'لا مهام',
  'dashboard.withoutStart': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'تاريخ التعيين غير محدد لدى 0 أشخاص',
      one: 'تاريخ التعيين غير محدد لدى شخص واحد',
      two: 'تاريخ التعيين غير محدد لدى شخصين',
      few: `تاريخ التعيين غير محدد لدى ${number} أشخاص`,
      many: `تاريخ التعيين غير محدد لدى ${number} شخصًا`,
      other: `تاريخ التعيين غير محدد لدى ${number} شخص`,
    });
  },
  'dashboard.withoutStartHint': 'لا يمكن حساب إجازاتهم بحسب الأقدمية.',
  'dashboard.showPeople': 'عرض الأشخاص',
  'dashboard.peopleLose': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى 0 أشخاص',
      one: 'رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى شخص واحد',
      two: 'رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى شخصين',
      few: `رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى ${number} أشخاص`,
      many: `رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى ${number} شخصًا`,
      other: `رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى ${number} شخص`,
    });
  },
  'dashboard.atLeastPeopleLose': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى 0 أشخاص على الأقل',
      one: 'رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى شخص واحد على الأقل',
      two: 'رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى شخصين على الأقل',
      few: `رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى ${number} أشخاص على الأقل`,
      many: `رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى ${number} شخصًا على الأقل`,
      other: `رصيد تنتهي صلاحيته خلال أربعة أسابيع لدى ${number} شخص على الأقل`,
    });
  },
  'dashboard.peopleLoseHint': 'ما لم يُستخدم قبل ذلك. أُرسل إليهم إشعار بالبريد الإلكتروني.',
  'dashboard.showBalances': 'عرض الأرصدة',
  'dashboard.corrected': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'صحّح التحديث 0 أرصدة',
      one: 'صحّح التحديث رصيدًا واحدًا',
      two: 'صحّح التحديث رصيدين',
      few: `صحّح التحديث ${number} أرصدة`,
      many: `صحّح التحديث ${number} رصيدًا`,
      other: `صحّح التحديث ${number} رصيد`,
    });
  },
  'dashboard.correctedHint': 'يمكن قبول الأرصدة الجديدة أو الإبقاء على القديمة.',
  'dashboard.review': 'مراجعة',
  'dashboard.holidaysMissing': 'العطلات الرسمية غير مكتملة',
  'dashboard.holidaysMissingHint': 'تُحتسب في الطلبات والأرصدة أيام عمل.',
  'dashboard.addHolidays': ({ place, year }) => `إضافة العطلات: ${place}، ${year}`,
  'dashboard.allPlaces': 'كل مواقع العمل',
  'dashboard.documentsMissing': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا مستندات ناقصة',
      one: 'مستند واحد ناقص',
      two: 'مستندان ناقصان',
      few: `${number} مستندات ناقصة`,
      many: `${number} مستندًا ناقصًا`,
      other: `${number} مستند ناقص`,
    });
  },
  'dashboard.atLeastDocumentsMissing': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا مستندات ناقصة',
      one: 'مستند واحد ناقص على الأقل',
      two: 'مستندان ناقصان على الأقل',
      few: `${number} مستندات ناقصة على الأقل`,
      many: `${number} مستندًا ناقصًا على الأقل`,
      other: `${number} مستند ناقص على الأقل`,
    });
  },
  'dashboard.documentsMissingHint': 'مثل الشهادات المرضية، لإجازات آخر 90 يومًا.',
  'dashboard.documentOf': ({ name, days }) => `${name}، ${days}`,

  'dashboard.outNotLoaded': 'تعذّر تحميل الغائبين',
  'dashboard.everyoneIsIn': 'الجميع حاضرون',
  'dashboard.departments': 'الأقسام',
  'dashboard.noDepartment': 'بلا قسم',
  'dashboard.outOf': ({ away, people }, { locale }) =>
    `${formatNumber(away, locale)} من ${formatNumber(people, locale)}`,
  'dashboard.moreDepartments': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا أقسام أخرى',
      one: 'قسم آخر',
      two: 'قسمان آخران',
      few: `${number} أقسام أخرى`,
      many: `${number} قسمًا آخر`,
      other: `${number} قسم آخر`,
    });
  },
} satisfies Catalogue<typeof en>;
