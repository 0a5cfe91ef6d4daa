import { formatList, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './brief-en.ts';

export const fr = {
  'time-off.approvals.takesNothing': 'Sans effet sur les soldes',
  'time-off.approvals.noBalance': 'Aucun solde',
  'time-off.approvals.left': ({ amounts, total, isHours, years }, { locale }) => {
    const each = formatList(amounts, locale);
    const amount = total === undefined ? each : `${each} sur ${total}`;
    const left = isHours ? `reste : ${amount} heures` : `reste : ${amount}`;
    return years.length === 0 ? left : `${left} en ${formatList(years, locale)}`;
  },
  'time-off.approvals.away': ({ away, percent }, { locale }) =>
    plural('fr', away, {
      one: `${away} absent, ${formatPercent(percent, locale)}`,
      other: `${away} absents, ${formatPercent(percent, locale)}`,
    }),
} satisfies Catalogue<typeof en>;
