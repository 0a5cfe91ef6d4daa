import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.balances.chart.caption': ({ type }) => `${type}: saldo al final de cada mes`,
  'time-off.balances.chart.date': 'Fecha',
  'time-off.balances.chart.balance': 'Saldo',
} satisfies Catalogue<typeof en>;
