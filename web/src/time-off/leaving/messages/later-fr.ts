import { periodText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './later-en.ts';

export const fr = {
  'time-off.leaving.more': ({ count }) =>
    plural('fr', count, { one: `et ${count} autre`, other: `et ${count} autres` }),
  'time-off.leaving.request': ({ type, period, isPending }, { locale }) => {
    const request = `${type}, ${periodText(period, locale)}`;
    return isPending ? `${request}, en attente` : `${request}, approuvée`;
  },
  'time-off.leaving.loadingLater': 'Recherche d’absences après ce jour',
  'time-off.leaving.laterNotLoaded': 'Impossible de charger les absences après ce jour',
  'time-off.leaving.laterRequests': ({ count }) =>
    plural('fr', count, {
      one: `${count} demande après le nouveau dernier jour`,
      other: `${count} demandes après le nouveau dernier jour`,
    }),
  'time-off.leaving.laterStays':
    'L’enregistrement ne les annule pas. Pour mettre fin aux absences le dernier jour, utilisez plutôt « Préparer le départ ».',
} satisfies Catalogue<typeof en>;
