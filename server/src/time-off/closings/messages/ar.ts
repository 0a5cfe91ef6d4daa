import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.closings.export.name': 'الاسم',
  'time-off.closings.export.email': 'البريد الإلكتروني',
  'time-off.closings.export.plan': 'خطة الإجازات',
  'time-off.closings.export.type': 'النوع',
  'time-off.closings.export.unit': 'الوحدة',
  'time-off.closings.export.lapsed': 'انتهت صلاحيته',
  'time-off.closings.export.balance': 'المتبقي',
  'time-off.closings.export.expiring': 'ما ستنتهي صلاحيته منه',
  'time-off.closings.export.lastDay': 'آخر يوم عمل',
} satisfies Catalogue<typeof en>;
