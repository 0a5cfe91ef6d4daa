import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'payroll.profile': 'ملف التصدير',
  'payroll.run': 'عملية التسليم',
  'payroll.file': 'الملف',
  'payroll.name': 'الاسم',
  'payroll.places': 'مواقع العمل',
  'payroll.level': 'محتوى السطر',
  'payroll.types': 'أنواع الإجازات',
  'payroll.type': 'نوع الإجازة',
  'payroll.payrollCode': 'الرمز',
  'payroll.secondCode': 'الرمز الثاني',
  'payroll.payoutCode': 'رمز الأيام المدفوعة',
  'payroll.columns': 'الأعمدة',
  'payroll.field': 'العمود',
  'payroll.constant': 'نص ثابت',
  'payroll.heading': 'العنوان',
  'payroll.before': 'الأسطر الأولى',
  'payroll.headings': 'العناوين',
  'payroll.separator': 'الفاصل',
  'payroll.decimal': 'الفاصلة العشرية',
  'payroll.dateFormat': 'التواريخ',
  'payroll.encoding': 'الترميز',
  'payroll.lineEnd': 'نهايات الأسطر',
  'payroll.format': 'صيغة الملف',
  'payroll.groupBy': 'الملفات',
  'payroll.corrections': 'التصحيحات',
  'payroll.from': 'اليوم الأول',
  'payroll.to': 'اليوم الأخير',
  'payroll.month': 'يجب كتابة الشهر بالصيغة YYYY-MM',
  'payroll.profileRequired': 'اختر ملف تصدير',
  'payroll.noColumns': 'يحتاج الملف إلى عمود واحد على الأقل',
  'payroll.fieldOrConstant': 'للعمود إما حقل وإما نص ثابت',
  'payroll.sameType': 'لا يمكن إدراج نوع الإجازة إلا مرة واحدة',
  'payroll.unknownType': ({ code }) => `لا يوجد نوع إجازة بالرمز ${code}`,
  'payroll.unknownPlace': 'أحد مواقع العمل غير موجود',
  'payroll.atMost': ({ label, most }, texts) => `${texts.text(label)}: ‏${most} كحد أقصى`,
  'payroll.nameTaken': ({ name }) => `يوجد ملف تصدير بالاسم ${name} بالفعل`,
  'payroll.hasRuns': ({ name, runs }) =>
    plural('ar', runs, {
      zero: `لا يمكن حذف ${name}: لا توجد عمليات تسليم`,
      one: `لا يمكن حذف ${name}: توجد عملية تسليم واحدة`,
      two: `لا يمكن حذف ${name}: توجد عمليتا تسليم`,
      few: `لا يمكن حذف ${name}: توجد ${runs} عمليات تسليم`,
      many: `لا يمكن حذف ${name}: توجد ${runs} عملية تسليم`,
      other: `لا يمكن حذف ${name}: توجد ${runs} عملية تسليم`,
    }),
  'payroll.levelFixed':
    'لا يمكن تغيير محتوى السطر بعد أول عملية تسليم، لأن التصحيحات تقارن بين الأسطر. أضف ملف تصدير جديدًا بدلًا من ذلك.',
  'payroll.letterMissing': ({ letter }) =>
    `لا يتضمن ترميز Windows-1252 الحرف ${letter}. اختر UTF-8 أو طريقة كتابة أخرى.`,
  'payroll.personLetterMissing': ({ name, letter }) =>
    `${name}: لا يتضمن ترميز Windows-1252 الحرف ${letter}. اختر UTF-8 لملف التصدير هذا أو احذف العمود.`,
  'payroll.numberMissing': ({ name }) => `${name}: لا يوجد رقم وظيفي`,
  'payroll.codeMissing': ({ type }, texts) => `${texts.text(type)}: لا يوجد رمز في ملف التصدير هذا`,
  'payroll.payoutCodeMissing': ({ type }, texts) =>
    `${texts.text(type)}: لا يوجد رمز للأيام المدفوعة في ملف التصدير هذا`,
  'payroll.endsBefore': 'لا يمكن أن يسبق اليوم الأخير اليوم الأول',
  'payroll.longest': ({ months }) => `أقصى مدة للتسليم بالأشهر: ${months}`,
  'payroll.future': 'يمكن تسليم الشهر بعد أن يبدأ',
  'payroll.alreadyHandedOver': ({ from, to }, { locale }) =>
    `سبق تسليم ${periodText({ startDate: from, endDate: to }, locale)}. ترد التغييرات اللاحقة كتصحيحات في عملية التسليم التالية.`,
  'payroll.notTheLatest': ({ from, to }, { locale }) =>
    `لا يمكن إعادة إلا آخر عملية تسليم: ${periodText({ startDate: from, endDate: to }, locale)} من عملية سابقة`,
} satisfies Catalogue<typeof en>;
