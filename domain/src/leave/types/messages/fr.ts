import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'leave.types.away': 'Absent',
  'leave.types.noSuchType': 'Ce type d’absence n’existe pas',
  'leave.types.needsReason': ({ name }) => `${name} : un motif est obligatoire`,
  'leave.types.takesNoReason': ({ name }) => `${name} : aucun motif n’est admis`,
  'leave.types.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('fr', days, { one: `${number} jour`, other: `${number} jours` });
  },
  'leave.types.hours': ({ clock }) => `${clock} heures`,
} satisfies Catalogue<typeof en>;
