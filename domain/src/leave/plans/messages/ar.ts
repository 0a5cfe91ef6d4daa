import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'leave.plans.plan': 'الخطة',
  'leave.plans.policy': 'القاعدة',
  'leave.plans.place': 'موقع العمل',
  'leave.plans.name': 'الاسم',
  'leave.plans.type': 'النوع',
  'leave.plans.types': 'الأنواع',
  'leave.plans.from': 'من',
  'leave.plans.template': 'النموذج',
  'leave.plans.policies': 'القواعد',
  'leave.plans.people': 'الأشخاص',
  'leave.plans.amount': 'المقدار',
  'leave.plans.on': 'بتاريخ',
  'leave.plans.expiresOn': 'تنتهي الصلاحية في',
  'leave.plans.reason': 'السبب',
  'leave.plans.through': 'حتى',
  'leave.plans.grants': 'المنح',
  'leave.plans.steps': 'الدرجات',
  'leave.plans.every': 'التكرار',
  'leave.plans.at': 'الموعد',
  'leave.plans.payDay': 'يوم صرف الراتب',
  'leave.plans.proration': 'التناسب',
  'leave.plans.minimum': 'الحد الأدنى',
  'leave.plans.waitingMonths': 'مدة الانتظار',
  'leave.plans.reducedByAbsence': 'التخفيض بسبب الغياب',
  'leave.plans.rounding': 'التقريب',
  'leave.plans.fullWeek': 'الأسبوع الكامل',
  'leave.plans.cap': 'الحد الأقصى',
  'leave.plans.overdraft': 'الرصيد السالب',
  'leave.plans.carriesDebt': 'ترحيل الرصيد السالب',
  'leave.plans.chargesHolidays': 'احتساب العطلات الرسمية',
  'leave.plans.usableAfterMonths': 'قابل للاستخدام بعد (بالأشهر)',
  'leave.plans.notice': 'مهلة الإشعار',
  'leave.plans.longestRequest': 'أطول طلب',
  'leave.plans.needsWarning': 'لا تنتهي صلاحيتها إلا بعد تنبيه',
  'leave.plans.employmentMonths': 'أشهر الخدمة',
  'leave.plans.perYear': 'المقدار في السنة',
  'leave.plans.carryOver': 'الترحيل',
  'leave.plans.carryMonths': 'أشهر الترحيل',
  'leave.plans.employmentStart': 'تاريخ التعيين',

  'leave.plans.yearStartWritten': 'يجب أن تكون بداية سنة الإجازات يومًا بالصيغة MM-DD',
  'leave.plans.yearStartNoDay': 'يجب أن تبدأ سنة الإجازات في يوم موجود في كل سنة',
  'leave.plans.rulesNoPolicy': 'يجب أن تكون القواعد قاعدة إجازات أو null',
  'leave.plans.rulesMissing': 'القواعد مطلوبة',
  'leave.plans.noType': 'يلزم اختيار نوع واحد على الأقل',
  'leave.plans.unknownType': 'هذا النوع غير موجود',
  'leave.plans.unknownTemplate': 'هذا النموذج غير موجود',
  'leave.plans.typeNotInTemplate': ({ country, type }, texts) =>
    `لا يحتوي النموذج (${texts.text(country)}) على هذا النوع: ${type}`,
  'leave.plans.peopleMissing': 'يلزم تحديد الأشخاص',
  'leave.plans.termsForWhom': 'تُحدَّد الشروط لأشخاص أو لقسم أو لموقع عمل',
  'leave.plans.termsEmpty': 'تلزم خطة أو جدول عمل أو موقع عمل',
  'leave.plans.amountZero': 'يجب ألا يكون المقدار 0',
  'leave.plans.expiresTooEarly': 'يجب ألا يسبق تاريخ انتهاء الصلاحية يوم التسوية',
  'leave.plans.expiresDeduction': 'لا تنتهي صلاحية إلا ما يُضاف',
  'leave.plans.mostGrants': ({ most }) => `الحد الأقصى لعدد المنح: ${most}`,
  'leave.plans.mostSteps': ({ most }) => `الحد الأقصى لعدد الدرجات: ${most}`,
  'leave.plans.mostVersions': ({ most }) => `الحد الأقصى لعدد إصدارات النوع الواحد في الخطة: ${most}`,
  'leave.plans.payDayMissing': 'يتطلب الاكتساب كل أسبوعين يوم صرف للراتب يُحسب منه',
  'leave.plans.monthsNeedYear': 'تتطلب أشهر التوظيف إجازة تُكتسب للسنة كلها دفعة واحدة',
  'leave.plans.stepMissing': 'تتطلب المنحة مقدارًا في السنة',
  'leave.plans.firstStep': 'يجب أن تبدأ الدرجة الأولى بعد 0 أشهر',
  'leave.plans.stepOrder': 'يجب أن تبدأ كل درجة بعد الدرجة التي تسبقها',
  'leave.plans.grantNameTaken': 'يلزم أن يكون لكل منحة اسم خاص بها',
  'leave.plans.grantNameMissing': 'عند تعدد المنح، لا يجوز إلا لواحدة أن تكون بلا اسم',

  'leave.plans.nameTaken': ({ name }) => `توجد خطة بهذا الاسم بالفعل: ${name}`,
  'leave.plans.versionTaken': 'لا يمكن أن يكون للنوع أكثر من إصدار واحد بدءًا من اليوم نفسه',
  'leave.plans.earningFixed': ({ yearStart }, texts) =>
    `لا يمكن تغيير طريقة اكتساب الرصيد إلا في بداية سنة الإجازات، أي ${dayText(yearStart, yearStart, texts.locale)}`,
  'leave.plans.versionWouldEarn': ({ fault, from }, texts) =>
    `${texts.text(fault)}؛ وإلا سيُكتسب الرصيد وفق الإصدار الساري من ${dateText(from, texts.locale)}`,
  'leave.plans.laterVersionBuilds': ({ type, from }, texts) =>
    `تستند إلى هذا الإصدار قواعد سارية من ${dateText(from, texts.locale)} (${type})؛ يلزم تغييرها أو حذفها أولًا`,
  'leave.plans.inUse': ({ name }) => `لا يمكن حذف الخطة ${name}: تُستخدم لأشخاص أو مواقع عمل أو أقسام`,
  'leave.plans.inUseByPeople': ({ name, people }) =>
    plural('ar', people, {
      zero: `لا يمكن حذف الخطة ${name}: لا تُستخدم لأي شخص`,
      one: `لا يمكن حذف الخطة ${name}: تُستخدم لشخص واحد`,
      two: `لا يمكن حذف الخطة ${name}: تُستخدم لشخصين`,
      few: `لا يمكن حذف الخطة ${name}: تُستخدم لعدد ${people} أشخاص`,
      many: `لا يمكن حذف الخطة ${name}: تُستخدم لعدد ${people} شخصًا`,
      other: `لا يمكن حذف الخطة ${name}: تُستخدم لعدد ${people} شخص`,
    }),
  'leave.plans.yearStartFixed': ({ name }) =>
    `سنة الإجازات في الخطة ${name} ثابتة لأن الخطة مستخدمة أو استُخدمت لأشخاص. الحل: نسخ الخطة بسنة إجازات أخرى ثم نقل الأشخاص إلى النسخة`,
  'leave.plans.startsMissing': ({ names, others }, texts) => {
    const named = formatList(others > 0 ? [...names, `${others} غيرهم`] : names, texts.locale);
    return `سنوات الإجازات التي تبدأ في الذكرى السنوية للتعيين تتطلب تاريخ التعيين، وهو غير محدد لدى: ${named}`;
  },
  'leave.plans.startNeeded': 'تبدأ سنوات الإجازات في الذكرى السنوية للتعيين، لذا يلزم تاريخ التعيين',
} satisfies Catalogue<typeof en>;
