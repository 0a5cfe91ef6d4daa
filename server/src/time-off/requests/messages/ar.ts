import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.requests.export.requester': 'الشخص',
  'time-off.requests.export.requesterEmail': 'البريد الإلكتروني',
  'time-off.requests.export.department': 'القسم',
  'time-off.requests.export.type': 'النوع',
  'time-off.requests.export.status': 'الحالة',
  'time-off.requests.export.startDate': 'أول يوم',
  'time-off.requests.export.startHalf': 'بداية أول يوم',
  'time-off.requests.export.endDate': 'آخر يوم',
  'time-off.requests.export.endHalf': 'نهاية آخر يوم',
  'time-off.requests.export.minutes': 'الدقائق',
  'time-off.requests.export.businessDays': 'أيام العمل',
  'time-off.requests.export.amount': 'الأيام أو الساعات المستخدمة',
  'time-off.requests.export.reason': 'السبب',
  'time-off.requests.export.createdAt': 'تاريخ الطلب',
  'time-off.requests.export.decidedBy': 'صاحب القرار',
  'time-off.requests.export.approvedAt': 'تاريخ القبول',
  'time-off.requests.export.rejectionReason': 'سبب الرفض',
  'time-off.requests.export.recordedBy': 'قُدّم من قِبل',
  'time-off.requests.export.documentReceivedOn': 'تاريخ استلام المستند',
  'time-off.requests.export.id': 'المعرّف',
  'time-off.requests.export.morning': 'صباحًا',
  'time-off.requests.export.afternoon': 'بعد الظهر',
} satisfies Catalogue<typeof en>;
