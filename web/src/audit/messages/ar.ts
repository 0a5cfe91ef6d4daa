import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'audit.entity.user': 'مستخدم',
  'audit.entity.department': 'قسم',
  'audit.entity.team': 'فريق',
  'audit.entity.membership': 'عضوية فريق',
  'audit.entity.workSchedule': 'جدول عمل',
  'audit.entity.place': 'موقع عمل',
  'audit.entity.leaveType': 'نوع إجازة',
  'audit.entity.leavePlan': 'خطة إجازات',
  'audit.entity.leaveProvisions': 'مخصصات الإجازات',
  'audit.entity.leaveClosing': 'إقفال السنة',
  'audit.entity.timeOffRequest': 'طلب إجازة',
  'audit.entity.sickSpell': 'فترة مرض',
  'audit.entity.sicknessReport': 'تقرير المرض',
  'audit.entity.mail': 'رسالة بريد',
  'audit.entity.import': 'استيراد',
  'audit.entity.auditLog': 'سجل التدقيق',
  'audit.entity.export': 'تصدير',
  'audit.entity.settings': 'الإعدادات',
  'audit.entity.webhook': 'إشعار ويب',
  'audit.entity.channel': 'قناة دردشة',
  'audit.entity.digest': 'الملخص',
  'audit.entity.setup': 'الإعداد الأولي',
  'audit.entity.payrollProfile': 'ملف تصدير الرواتب',
  'audit.entity.payrollRun': 'عملية تسليم الرواتب',
  'audit.entity.company': 'الشركة',

  'audit.label': 'سجل التدقيق',
  'audit.when': 'الوقت',
  'audit.doneBy': 'المنفّذ',
  'audit.what': 'الحدث',
  'audit.actions': 'الإجراءات',
  'audit.actionsFor': ({ summary }) => `الإجراءات: ${summary}`,
  'audit.showCall': ({ count }, { locale }) => `عرض الكل معًا (${formatNumber(count, locale)})`,
  'audit.related': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا قيود مرتبطة',
      one: 'قيد مرتبط واحد',
      two: 'قيدان مرتبطان',
      few: `${number} قيود مرتبطة`,
      many: `${number} قيدًا مرتبطًا`,
      other: `${number} قيد مرتبط`,
    });
  },
  'audit.moreEntries': ({ count }, { locale }) => `${formatNumber(count, locale)} أخرى`,
  'audit.approverSaw': 'ما رآه مسؤول الموافقة: …',
  'audit.reason': ({ reason }) => `السبب: ${reason}`,
  'audit.deletedAccount': 'حساب محذوف',
  'audit.affectedPerson': 'الشخص المعني',
  'audit.service': 'خدمة',
} satisfies Catalogue<typeof en>;
