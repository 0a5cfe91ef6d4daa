import { dateText } from '../../calendar/date-text.ts';
import { formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en, Range, Rows } from './events-en.ts';

function rowsText({ rows }: Rows, { locale }: Texts): string {
  const number = formatNumber(rows, locale);
  return plural('ar', rows, {
    zero: '0 أسطر',
    one: 'سطر واحد',
    two: 'سطرين',
    few: `${number} أسطر`,
    many: `${number} سطرًا`,
    other: `${number} سطر`,
  });
}

function rangeText({ startDate, endDate }: Range, { locale }: Texts): string {
  const start = startDate === undefined ? '' : ` من ${dateText(startDate, locale)}`;
  return `${start}${endDate === undefined ? '' : ` إلى ${dateText(endDate, locale)}`}`;
}

export const ar = {
  'audit.events.peopleExported': (values, texts) => `تصدير ${rowsText(values, texts)} من قائمة الأشخاص`,
  'audit.events.teamsExported': (values, texts) => `تصدير ${rowsText(values, texts)} من الفرق ونسب التخصيص`,
  'audit.events.requestsExported': (values, texts) => `تصدير ${rowsText(values, texts)} من طلبات الإجازة`,
  'audit.events.balancesExported': (values, texts) => `تصدير ${rowsText(values, texts)} من أرصدة الإجازات`,
  'audit.events.absencesExported': (values, texts) =>
    `تصدير ${rowsText(values, texts)} من الغيابات لكشف الرواتب`,
  'audit.events.provisionsExported': (values, texts) => `تصدير ${rowsText(values, texts)} من مخصصات الإجازات`,
  'audit.events.sicknessExported': (values, texts) => `تصدير ${rowsText(values, texts)} من تقرير المرض`,
  'audit.events.logExported': (values, texts) => `تصدير سجل التدقيق كاملًا${rangeText(values, texts)}`,
  'audit.events.partExported': (values, texts) => `تصدير جزء من سجل التدقيق${rangeText(values, texts)}`,
} satisfies Catalogue<typeof en>;
