import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'leave.terms.user': 'المستخدم',
  'leave.terms.departmentNotFound': 'لم يُعثر على القسم',
  'leave.terms.personNotFound': 'لم يُعثر على الشخص',
  'leave.terms.placeNotFound': 'لم يُعثر على موقع العمل',
  'leave.terms.planNotFound': 'لم يُعثر على الخطة',
  'leave.terms.scheduleNotFound': 'لم يُعثر على جدول العمل',
} satisfies Catalogue<typeof en>;
