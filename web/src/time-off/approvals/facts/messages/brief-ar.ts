import { formatList, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './brief-en.ts';

export const ar = {
  'time-off.approvals.takesNothing': 'لا يُخصم شيء',
  'time-off.approvals.noBalance': 'لا رصيد',
  'time-off.approvals.left': ({ amounts, total, isHours, years }, { locale }) => {
    const each = formatList(amounts, locale);
    const amount = total === undefined ? each : `${each} من ${total}`;
    const left = isHours ? `المتبقي: ${amount} ساعة` : `المتبقي: ${amount}`;
    return years.length === 0 ? left : `${left} (${formatList(years, locale)})`;
  },
  'time-off.approvals.away': ({ away, percent }, { locale }) =>
    `الغائبون: ${away} (${formatPercent(percent, locale)})`,
} satisfies Catalogue<typeof en>;
