import { formatNumber, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './glance-en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

function usedDays({ used, total }: { used: number; total: number }, texts: Texts): string {
  return `أيام الإجازة السنوية المستخدمة: ${numberOf(used, texts)} من ${numberOf(total, texts)}`;
}

export const ar = {
  'time-off.balances.glanceFailed': 'طلباتك وأيامك محفوظة؛ لا ينقص سوى هذه البطاقة.',
  'time-off.balances.daysAvailable': ({ days, number }) =>
    plural('ar', shortened(days), {
      zero: `${number} أيام متاحة`,
      one: `${number} يوم متاح`,
      two: `${number} يوم متاح`,
      few: `${number} أيام متاحة`,
      many: `${number} يومًا متاحًا`,
      other: `${number} يوم متاح`,
    }),
  'time-off.balances.vacationInYear': ({ days, number, year }) =>
    plural('ar', shortened(days), {
      zero: `${number} أيام من الإجازة السنوية في ${year}`,
      one: `${number} يوم من الإجازة السنوية في ${year}`,
      two: `${number} يوم من الإجازة السنوية في ${year}`,
      few: `${number} أيام من الإجازة السنوية في ${year}`,
      many: `${number} يومًا من الإجازة السنوية في ${year}`,
      other: `${number} يوم من الإجازة السنوية في ${year}`,
    }),
  'time-off.balances.vacationUsed': usedDays,
  'time-off.balances.vacationUsedAndPending': ({ pending, ...days }, texts) =>
    `${usedDays(days, texts)}، قيد الانتظار: ${numberOf(pending, texts)}`,
  'time-off.balances.nothingGranted': 'لم تُمنح إجازة سنوية بعد.',
  'time-off.balances.nextYear': ({ used, day }) => `${used}. تبدأ سنة الإجازات التالية في ${day}.`,
} satisfies Catalogue<typeof en>;
