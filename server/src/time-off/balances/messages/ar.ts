import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.balances.export.name': 'الاسم',
  'time-off.balances.export.email': 'البريد الإلكتروني',
  'time-off.balances.export.department': 'القسم',
  'time-off.balances.export.unit': 'الوحدة',
  'time-off.balances.export.total': 'الإجمالي',
  'time-off.balances.export.used': 'مستخدم',
  'time-off.balances.export.pending': 'قيد الانتظار',
  'time-off.balances.export.left': 'متاح',
  'time-off.balances.export.carried': 'مُرحَّل',
  'time-off.balances.export.behind': 'التأخر في الاستخدام',
  'time-off.balances.export.notEnough': 'متأخر في الاستخدام',
  'time-off.balances.export.expiresOn': 'تنتهي الصلاحية في',
  'time-off.balances.export.expiring': 'ما تنتهي صلاحيته',
  'time-off.balances.export.sickUnit': 'وحدة الإجازة المرضية',
  'time-off.balances.export.sickUsed': 'إجازة مرضية مستخدمة',
  'time-off.balances.export.sickPending': 'إجازة مرضية قيد الانتظار',
  'time-off.balances.export.id': 'المعرّف',
  'time-off.balances.export.days': 'أيام',
  'time-off.balances.export.hours': 'ساعات',
} satisfies Catalogue<typeof en>;
