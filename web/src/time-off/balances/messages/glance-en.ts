import { formatNumber, shortened } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Days {
  days: number;
}

interface UsedDays {
  used: number;
  total: number;
}

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

function usedDays({ used, total }: UsedDays, texts: Texts): string {
  const [of, all] = [numberOf(used, texts), numberOf(total, texts)];
  return plural('en', shortened(total), {
    one: `${of} of ${all} vacation day used`,
    other: `${of} of ${all} vacation days used`,
  });
}

export const en = {
  'time-off.balances.glanceFailed': 'Your requests and days are safe; only this card is missing.',
  'time-off.balances.daysAvailable': ({ days, number }: Days & { number: string }) =>
    plural('en', shortened(days), { one: `${number} day available`, other: `${number} days available` }),
  'time-off.balances.vacationInYear': ({ days, number, year }: Days & { number: string; year: string }) =>
    plural('en', shortened(days), {
      one: `${number} day of vacation in ${year}`,
      other: `${number} days of vacation in ${year}`,
    }),
  'time-off.balances.vacationUsed': usedDays,
  'time-off.balances.vacationUsedAndPending': (
    { pending, ...days }: UsedDays & { pending: number },
    texts: Texts,
  ) => `${usedDays(days, texts)}, ${numberOf(pending, texts)} pending`,
  'time-off.balances.nothingGranted': 'No vacation has been granted yet.',
  'time-off.balances.nextYear': ({ used, day }: { used: string; day: string }) =>
    `${used}. The next leave year begins on ${day}.`,
};
