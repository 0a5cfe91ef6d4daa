import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'teams.members.byWeek': 'نسب التخصيص بحسب الأسبوع',
  'teams.members.person': 'الشخص',
  'teams.members.weekOf': ({ date }, { locale }) => `أسبوع ${dateText(date, locale)}`,
  'teams.members.thisWeekOf': ({ date }, { locale }) => `أسبوع ${dateText(date, locale)}، هذا الأسبوع`,
  'teams.members.allocated': ({ percent, startDate, endDate }, { locale }) =>
    `${formatPercent(percent, locale)} من ${dateText(startDate, locale)} إلى ${dateText(endDate, locale)}`,
  'teams.members.notAllocated': ({ startDate, endDate }, { locale }) =>
    `خارج أي فريق من ${dateText(startDate, locale)} إلى ${dateText(endDate, locale)}`,
  'teams.members.notEmployed': ({ startDate, endDate }, { locale }) =>
    `خارج مدة الخدمة من ${dateText(startDate, locale)} إلى ${dateText(endDate, locale)}`,
  'teams.members.share': ({ team, percent }, { locale }) => `${team} ${formatPercent(percent, locale)}`,
  'teams.members.noDepartment': 'بلا قسم',
  'teams.members.legend': 'مفتاح الرموز',
  'teams.members.underFull': 'أقل من 100%',
  'teams.members.full': 'كامل',
  'teams.members.overFull': 'أكثر من 100%',
  'teams.members.empty': 'فارغ: خارج أي فريق أو خارج مدة الخدمة',
} satisfies Catalogue<typeof en>;
