import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'leave.types.away': 'Abwesend',
  'leave.types.noSuchType': 'Diese Abwesenheitsart gibt es nicht',
  'leave.types.needsReason': ({ name }) => `Für ${name} ist eine Begründung nötig`,
  'leave.types.takesNoReason': ({ name }) => `Für ${name} wird keine Begründung angegeben`,
  'leave.types.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, { one: `${number} Tag`, other: `${number} Tage` });
  },
  'leave.types.hours': ({ clock }) => `${clock} Stunden`,
} satisfies Catalogue<typeof en>;
