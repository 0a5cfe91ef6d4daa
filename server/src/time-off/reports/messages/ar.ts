import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.reports.export.name': 'الاسم',
  'time-off.reports.export.email': 'البريد الإلكتروني',
  'time-off.reports.export.department': 'القسم',
  'time-off.reports.export.place': 'موقع العمل',
  'time-off.reports.export.type': 'النوع',
  'time-off.reports.export.month': 'الشهر',
  'time-off.reports.export.days': 'الأيام',
  'time-off.reports.export.hours': 'الساعات',
  'time-off.reports.export.calendarDays': 'الأيام التقويمية',
  'time-off.reports.export.startDate': 'أول يوم',
  'time-off.reports.export.startHalf': 'بداية أول يوم',
  'time-off.reports.export.endDate': 'آخر يوم',
  'time-off.reports.export.endHalf': 'نهاية آخر يوم',
  'time-off.reports.export.minutes': 'الدقائق',
  'time-off.reports.export.requestId': 'الطلب',
  'time-off.reports.export.date': 'التاريخ',
  'time-off.reports.export.share': 'نسبة اليوم',
  'time-off.reports.export.morning': 'صباحًا',
  'time-off.reports.export.afternoon': 'بعد الظهر',
} satisfies Catalogue<typeof en>;
