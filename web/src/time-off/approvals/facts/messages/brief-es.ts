import { formatList, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './brief-en.ts';

export const es = {
  'time-off.approvals.takesNothing': 'No descuenta nada',
  'time-off.approvals.noBalance': 'Sin saldo',
  'time-off.approvals.left': ({ amounts, total, isHours, years }, { locale }) => {
    const each = formatList(amounts, locale);
    const amount = total === undefined ? each : `${each} de ${total}`;
    const left = isHours ? `Restante: ${amount} horas` : `Restante: ${amount}`;
    return years.length === 0 ? left : `${left} en ${formatList(years, locale)}`;
  },
  'time-off.approvals.away': ({ away, percent }, { locale }) =>
    plural('es', away, {
      one: `${away} ausente, ${formatPercent(percent, locale)}`,
      other: `${away} ausentes, ${formatPercent(percent, locale)}`,
    }),
} satisfies Catalogue<typeof en>;
