import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './brief-en.ts';

export const de = {
  'time-off.approvals.takesNothing': 'Verbraucht nichts',
  'time-off.approvals.noBalance': 'Kein Konto',
  'time-off.approvals.left': ({ amounts, total, isHours, years }, { locale }) => {
    const each = formatList(amounts, locale);
    const amount = total === undefined ? each : `${each} von ${total}`;
    const left = isHours ? `${amount} Stunden übrig` : `${amount} übrig`;
    return years.length === 0 ? left : `${left} in ${formatList(years, locale)}`;
  },
  'time-off.approvals.away': ({ away, percent }) => `${away} abwesend, ${percent} %`,
} satisfies Catalogue<typeof en>;
