import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'settings.companyName': 'اسم الشركة',
  'settings.language': 'اللغة',
  'settings.weekStart': 'أول أيام الأسبوع',
  'settings.absenceVisibility': 'ظهور الغياب',
  'settings.remindAfterDays': 'التذكير بعد',
  'settings.escalateAfterDays': 'التصعيد بعد',
  'settings.capacityLimit': 'حد الغياب',
  'settings.sicknessReport': 'تقرير المرض',
  'settings.bradford': 'معامل برادفورد',
  'settings.sicknessVisibleMonths': 'مدة ظهور المرض السابق',
  'settings.wholeDays': ({ label, last }, texts) =>
    `يجب أن يكون حقل «${texts.text(label)}» عدد أيام صحيحًا من 1 إلى ${last}`,
  'settings.wholeMonths': ({ label, last }, texts) =>
    `يجب أن يكون حقل «${texts.text(label)}» عدد أشهر صحيحًا من 1 إلى ${last}`,
  'settings.notReader': 'لا تتوفر لديك صلاحية الاطلاع على الإعدادات.',
  'settings.notWriter': 'تغيير الإعدادات متاح لمسؤول النظام فقط.',
  'settings.changedMeanwhile': 'تغيّرت الإعدادات في هذه الأثناء؛ ولم يُحفظ أي شيء مما أُدخل',
  'settings.escalationTooEarly': 'يجب أن يأتي التصعيد بعد التذكير',
  'settings.visibleInCompany': 'جميع من في الشركة',
  'settings.visibleInDepartment': 'القسم نفسه والفرق نفسها',
  'settings.visibleToNoOne': 'لا أحد',
  'settings.byLanguage': 'بحسب المعتاد في اللغة',
  'settings.sunday': 'الأحد',
  'settings.monday': 'الاثنين',
  'settings.tuesday': 'الثلاثاء',
  'settings.wednesday': 'الأربعاء',
  'settings.thursday': 'الخميس',
  'settings.friday': 'الجمعة',
  'settings.saturday': 'السبت',
  'settings.quarter': 'ربع القسم',
  'settings.third': 'ثلث القسم',
  'settings.half': 'نصف القسم',
  'settings.twoThirds': 'ثلثا القسم',
  'settings.threeQuarters': 'ثلاثة أرباع القسم',
} satisfies Catalogue<typeof en>;
