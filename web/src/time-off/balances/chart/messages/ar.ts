import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.balances.chart.caption': ({ type }) => `${type}: الرصيد في نهاية كل شهر`,
  'time-off.balances.chart.date': 'التاريخ',
  'time-off.balances.chart.balance': 'الرصيد',
} satisfies Catalogue<typeof en>;
