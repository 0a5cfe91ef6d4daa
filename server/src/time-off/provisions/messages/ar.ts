import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.provisions.export.name': 'الاسم',
  'time-off.provisions.export.email': 'البريد الإلكتروني',
  'time-off.provisions.export.department': 'القسم',
  'time-off.provisions.export.place': 'موقع العمل',
  'time-off.provisions.export.type': 'النوع',
  'time-off.provisions.export.unit': 'الوحدة',
  'time-off.provisions.export.carriedOver': 'المرحّل',
  'time-off.provisions.export.granted': 'الممنوح',
  'time-off.provisions.export.earned': 'المكتسب',
  'time-off.provisions.export.adjusted': 'التعديلات',
  'time-off.provisions.export.taken': 'المأخوذ',
  'time-off.provisions.export.expired': 'منتهي الصلاحية',
  'time-off.provisions.export.planned': 'المخطط',
  'time-off.provisions.export.pending': 'المعلّق',
  'time-off.provisions.export.balance': 'الرصيد',
  'time-off.provisions.export.owed': 'المستحق',
  'time-off.provisions.export.hoursPerDay': 'ساعات اليوم',
  'time-off.provisions.export.isLeaver': 'مغادر',
} satisfies Catalogue<typeof en>;
