import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const ar = {
  'leave.types.code': 'الرمز',
  'leave.types.name': 'الاسم',
  'leave.types.colour': 'اللون',
  'leave.types.unit': 'الوحدة',
  'leave.types.counts': 'ما يُحتسب',
  'leave.types.takesHalves': 'أنصاف الأيام',
  'leave.types.isPaid': 'مدفوعة الأجر',
  'leave.types.isAway': 'غياب عن العمل',
  'leave.types.needsApproval': 'تتطلب الموافقة',
  'leave.types.remindsOfExpiry': 'تذكير قبل انتهاء الصلاحية',
  'leave.types.isPaidOut': 'الصرف عند انتهاء الخدمة',
  'leave.types.isSickness': 'مرض الشخص نفسه',
  'leave.types.documentBy': 'مصدر المستند',
  'leave.types.reason': 'السبب',
  'leave.types.documentAfterDays': 'الأيام بدون مستند',
  'leave.types.reducesLeave': 'يخفّض الإجازات',
  'leave.types.protectsLeave': 'يحمي الإجازات من انتهاء الصلاحية',
  'leave.types.protectedMonths': 'عدد الأشهر بعد سنة الإجازات',
  'leave.types.wrongProtection':
    'اختر إن كانت الإجازات تُحفظ حتى نهاية سنة الإجازات التالية أو لعدد من الأشهر',
  'leave.types.shownTo': 'من يراها',
  'leave.types.codeCharacters':
    'يجب أن يتكون الرمز من أحرف لاتينية كبيرة وأرقام وشرطات سفلية، مثل PARENTAL_LEAVE',
  'leave.types.reservedCode': ({ code }) => `هذا الرمز محجوز: ${code}`,
  'leave.types.hoursOfWork': 'النوع المحسوب بالساعات يعتمد أيام العمل المجدولة',
  'leave.types.inUse': ({ name }) => `لا يمكن حذف النوع ${name}: تستخدمه خطط أو أرصدة أو طلبات`,
  'leave.types.isStandard': ({ name }) => `لا يمكن حذف النوع ${name}: تعتمد عليه الأرصدة والإحصاءات`,
  'leave.types.staysInDays': ({ name }) =>
    `يبقى النوع ${name} محسوبًا بالأيام: توجد له مقادير في خطط أو أرصدة أو طلبات`,
  'leave.types.staysInHours': ({ name }) =>
    `يبقى النوع ${name} محسوبًا بالساعات: توجد له مقادير في خطط أو أرصدة أو طلبات`,
} satisfies Catalogue<typeof en>;
