import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.balances.chart.caption': ({ type }) => `${type}: Stand am Ende jedes Monats`,
  'time-off.balances.chart.date': 'Datum',
  'time-off.balances.chart.balance': 'Stand',
} satisfies Catalogue<typeof en>;
