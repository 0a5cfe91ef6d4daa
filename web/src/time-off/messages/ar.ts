import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.title': 'الإجازات',
  'time-off.loadingYear': 'جارٍ تحميل سنتك',
  'time-off.approvalsTitle': 'الموافقات على الإجازات',
  'time-off.approvalsHint': 'مراجعة طلبات الإجازة في فريقك والموافقة عليها.',
  'time-off.approvalViews': 'طرق عرض الطلبات',
  'time-off.toDecide': 'في انتظار القرار',
  'time-off.allRequests': 'كل الطلبات',
  'time-off.leaveBalances': 'أرصدة الإجازات',
  'time-off.accessDenied': 'الوصول مرفوض',
  'time-off.myRequests': 'طلبات إجازاتي',
  'time-off.newRequest': 'طلب جديد',
  'time-off.request': 'طلب إجازة',
  'time-off.requestNotLoaded': 'تعذّر تحميل الطلب',
  'time-off.loadingRequest': 'جارٍ تحميل الطلب',
  'time-off.requestMissing': 'لم يُعثر على الطلب',
  'time-off.requestMissingHint': 'حُذف، أو لم يعد الاطلاع عليه متاحًا لك.',
  'time-off.backToApprovals': 'الموافقات',
  'time-off.backToMyRequests': 'طلباتي',
  'time-off.history': 'السجل',
  'time-off.adjustBalance': 'تسوية الرصيد',
  'time-off.days': 'الأيام',
  'time-off.deactivated': 'معطَّل',
  'time-off.wasRejected': 'رُفض الطلب',
  'time-off.recordedBy': 'التسجيل',
} satisfies Catalogue<typeof en>;
