import { formatList, formatPercent } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Left {
  /** The amount left in each leave year. */
  amounts: readonly string[];
  /** Of a single leave year. */
  total?: string | undefined;
  isHours: boolean;
  /** Empty for the current leave year. */
  years: readonly string[];
}

export const en = {
  'time-off.approvals.takesNothing': 'Uses nothing',
  'time-off.approvals.noBalance': 'No balance',
  'time-off.approvals.left': ({ amounts, total, isHours, years }: Left, { locale }: Texts) => {
    const each = formatList(amounts, locale);
    const amount = total === undefined ? each : `${each} of ${total}`;
    const left = isHours ? `${amount} hours left` : `${amount} left`;
    return years.length === 0 ? left : `${left} in ${formatList(years, locale)}`;
  },
  'time-off.approvals.away': ({ away, percent }: { away: number; percent: number }, { locale }: Texts) =>
    `${away} away, ${formatPercent(percent, locale)}`,
};
