import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'leave.types.away': 'Ausente',
  'leave.types.noSuchType': 'No existe este tipo de ausencia',
  'leave.types.needsReason': ({ name }) => `${name}: se necesita un motivo`,
  'leave.types.takesNoReason': ({ name }) => `${name}: no admite motivo`,
  'leave.types.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, { one: `${number} día`, other: `${number} días` });
  },
  'leave.types.hours': ({ clock }) => `${clock} horas`,
} satisfies Catalogue<typeof en>;
