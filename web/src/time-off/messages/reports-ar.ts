import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './reports-en.ts';

export const ar = {
  'time-off.reports': 'التقارير',
  'time-off.reportsHint': 'مقدار الإجازات المأخوذة.',
  'time-off.filterReports': 'تصفية التقارير',
  'time-off.loadingReport': 'جارٍ تحميل التقرير',
  'time-off.previousYear': 'السنة السابقة',
  'time-off.nextYear': 'السنة التالية',
  'time-off.daysByMonth': 'الأيام بحسب النوع والشهر',
  'time-off.daysByMonthHint': ({ year }) => `أيام العمل المقبولة في ${year}.`,
  'time-off.daysNotLoaded': 'تعذّر تحميل الأيام',
  'time-off.coverage': 'الحضور بحسب الأسبوع',
  'time-off.coverageHint': 'نسبة الغائبين في أقل أيام الأسبوع حضورًا.',
  'time-off.coverageNotLoaded': 'تعذّر تحميل الحضور',
  'time-off.vacationByDepartment': 'الإجازة السنوية بحسب القسم',
  'time-off.vacationByDepartmentHint': 'سنوات الإجازات الحالية.',
  'time-off.balancesNotLoaded': 'تعذّر تحميل الأرصدة',
  'time-off.noVacationCounted': 'لا أحد ممن يمكنك رؤيتهم لديه رصيد إجازة سنوية.',
} satisfies Catalogue<typeof en>;
