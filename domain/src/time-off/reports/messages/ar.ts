import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.reports.type': 'النوع',
  'time-off.reports.from': 'البداية',
  'time-off.reports.to': 'النهاية',
  'time-off.reports.toBeforeFrom': 'يجب ألا تسبق النهاية البداية',
  'time-off.reports.longestPeriod': 'يغطي التقرير 24 شهرًا على الأكثر',
  'time-off.reports.tooManyRows': ({ most }, { locale }) =>
    `الحد الأقصى للصفوف المعروضة في المرة الواحدة: ${formatNumber(most, locale)}؛ يُرجى اختيار عدد أقل من الأشخاص في الصفحة أو تصدير التقرير`,
  'time-off.reports.yearBetween': ({ first, last }) => `يجب أن يكون year سنة بين ${first} و${last}`,
} satisfies Catalogue<typeof en>;
