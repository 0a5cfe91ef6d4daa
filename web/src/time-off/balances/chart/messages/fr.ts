import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.balances.chart.caption': ({ type }) => `${type} : solde à la fin de chaque mois`,
  'time-off.balances.chart.date': 'Date',
  'time-off.balances.chart.balance': 'Solde',
} satisfies Catalogue<typeof en>;
