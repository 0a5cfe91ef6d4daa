import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'access.manageUsersForbidden': 'لا تتوفر لديك صلاحية إدارة المستخدمين.',
  'access.leaveForbidden': 'لا تتوفر لديك صلاحية إعداد الإجازات.',
  'access.sicknessForbidden': 'ليس لديك إذن بالاطلاع على أمراض الآخرين.',
  'access.payrollForbidden': 'لا تتوفر لديك صلاحية تسليم بيانات الرواتب.',
  'access.connectionsForbidden': 'لا تتوفر لديك صلاحية إدارة الاتصالات.',
  'access.approvalsForbidden': 'لا تتوفر لديك صلاحية الموافقة على طلبات الإجازة.',
  'access.hrDecisionForbidden': 'البتّ نيابةً عن الموارد البشرية متاح للمسؤولين فقط',
  'access.reportsForbidden': 'لا تتوفر لديك صلاحية عرض التقارير',
  'access.onlyAdminReason': 'لا يوجد مسؤول غيرك: يلزم ذكر سبب لإجراء ذلك لنفسك',
  'access.ownEffect':
    'سيزيد هذا رصيد إجازاتك، ولن يكاد يزيد رصيد أحد غيرك؛ يمكن لمسؤول آخر إجراء هذا التغيير',
  'access.ownEffectReason': 'يغيّر هذا إجازاتك مع إجازات الجميع: يلزم ذكر سبب، ويُحفظ في السجل',
} satisfies Catalogue<typeof en>;
