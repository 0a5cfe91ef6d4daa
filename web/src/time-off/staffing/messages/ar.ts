import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.staffing.timeline': 'الجدول الزمني',
  'time-off.staffing.timelineOfTeam': ({ months }) => `الجدول الزمني للفريق، ${months}`,
  'time-off.staffing.months': ({ first, last }) => `${first} إلى ${last}`,
  'time-off.staffing.notLoaded': 'الجدول الزمني غير مكتمل',
  'time-off.staffing.noMembers': 'لا أعضاء في هذه الأسابيع.',
  'time-off.staffing.span': 'المدة',
  'time-off.staffing.month': 'شهر',
  'time-off.staffing.quarter': 'ربع سنة',
  'time-off.staffing.halfYear': 'نصف سنة',
  'time-off.staffing.earlier': 'السابق',
  'time-off.staffing.today': 'اليوم',
  'time-off.staffing.later': 'اللاحق',
  'time-off.staffing.legend': 'مفتاح الرموز',
  'time-off.staffing.allocation': 'نسبة التخصيص',
  'time-off.staffing.absence': 'غياب مقبول',
  'time-off.staffing.available': 'متاح',
  'time-off.staffing.lost': 'مفقود بسبب الغياب',
  'time-off.staffing.member': 'العضو',
  'time-off.staffing.capacity': 'السعة المتاحة',
  'time-off.staffing.capacityUnit': 'وظائف بدوام كامل في الأسبوع',
  'time-off.staffing.people': ({ count }, { locale }) => formatNumber(count, locale),
  'time-off.staffing.absentPeople': ({ count }, { locale }) => `، الغائبون ${formatNumber(count, locale)}`,
  'time-off.staffing.share': ({ percent }, { locale }) => formatPercent(percent, locale),
  'time-off.staffing.allocated': ({ percent, isActive, part }, { locale }) => {
    const share = formatPercent(percent, locale);
    const stated = isActive ? share : `${share}، غير نشط`;
    return part ? `${stated} في ${periodText(part, locale)}` : stated;
  },
  'time-off.staffing.notAllocated': 'بلا تخصيص',
  'time-off.staffing.away': ({ period }, { locale }) => `غائب ${periodText(period, locale)}`,
} satisfies Catalogue<typeof en>;
