import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'settings.company': 'الشركة',
  'settings.companyNameUse': 'يظهر في: الشريط الجانبي ولوحة المعلومات وكل رسالة.',
  'settings.languageUse': 'تُستخدم في: الرسائل والشاشات لمن ليس في متصفحهم لغة من لغات Almanac.',
  'settings.weekStartUse':
    'يُستخدم في: التقاويم وحقول التاريخ والمخططات الزمنية والتقارير الأسبوعية. وفي العربية يكون السبت في الغالب.',
  'settings.absences': 'الغياب',
  'settings.visibility': 'نطاق ظهور الغياب للزملاء',
  'settings.visibilityUse':
    'يُستخدم في: الغائبون، ولوحة المعلومات، وحقول التاريخ، وسعة الفريق. وتبقى الأسباب مخفية.',
  'settings.warnAbove': 'التنبيه عندما يتجاوز الغائبون',
  'settings.warnAboveUse': 'يُستخدم في: الطلبات الجديدة والموافقات والتقاويم وتقارير الحضور. ولا يمنع أي طلب.',
  'settings.sickness': 'المرض',
  'settings.sicknessReportSwitch': 'تقرير المرض',
  'settings.sicknessReportUse':
    'يُستخدم في: التقارير › المرض، ورسائل الموارد البشرية بعد 28 و42 يومًا. استشر ممثلي العاملين أولًا.',
  'settings.bradfordSwitch': 'معامل برادفورد',
  'settings.bradfordUse': 'يُستخدم في: تقرير المرض. مربع عدد فترات المرض مضروبًا في أيام العمل.',
  'settings.sicknessVisible': 'مدة رؤية المديرين للمرض السابق',
  'settings.sicknessVisibleUse': 'يُستخدم في: قوائم المديرين وتقاويمهم وتقاريرهم. وما هو أقدم يظهر «غياب».',
  'settings.on': 'مفعّل',
  'settings.off': 'متوقف',
  'settings.months': 'أشهر',
  'settings.monthsLong': ({ months }, { locale }) => {
    const count = formatNumber(months, locale);
    return plural('ar', months, {
      zero: `${count} شهر`,
      one: 'شهر واحد',
      two: 'شهران',
      few: `${count} أشهر`,
      many: `${count} شهرًا`,
      other: `${count} شهر`,
    });
  },
  'settings.approvals': 'الموافقات',
  'settings.remindAfter': 'تذكير مسؤولي الموافقة بعد',
  'settings.remindAfterUse': 'يُستخدم في: رسائل الطلبات قيد الانتظار. وتُحتسب أيام عمل مسؤول الموافقة.',
  'settings.askNextLevelAfter': 'التصعيد إلى المستوى التالي بعد',
  'settings.askNextLevelAfterUse':
    'يُستخدم في: الرسائل نفسها إذا لم يبتّ أي مسؤول موافقة: الموارد البشرية، ثم مسؤولو النظام.',
  'settings.decisionsByEmailSwitch': 'اتخاذ القرار من البريد الإلكتروني',
  'settings.decisionsByEmailUse':
    'يُستخدم في: رسائل الطلبات المعلّقة. تتيح روابطها اتخاذ القرار دون تسجيل الدخول.',
  'settings.days': 'أيام',
  'settings.workingDays': ({ days }, { locale }) => {
    const count = formatNumber(days, locale);
    return plural('ar', days, {
      zero: '0 أيام عمل',
      one: 'يوم عمل واحد',
      two: 'يوما عمل',
      few: `${count} أيام عمل`,
      many: `${count} يوم عمل`,
      other: `${count} يوم عمل`,
    });
  },
  'settings.save': 'حفظ الإعدادات',
  'settings.saving': 'جارٍ الحفظ…',
  'settings.saved': 'حُفظت الإعدادات',
  'settings.notSaved': 'لم تُحفظ الإعدادات',
  'settings.readOnly': 'تغيير هذه الإعدادات متاح لمسؤول النظام فقط.',
} satisfies Catalogue<typeof en>;
