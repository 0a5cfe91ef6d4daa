import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const fr = {
  'time-off.presence.whoIsAway': 'Qui est absent',
  'time-off.presence.filterAway': 'Filtrer les absents',
  'time-off.presence.awayDays': 'Jours',
  'time-off.presence.now': 'Maintenant',
  'time-off.presence.byMonth': 'Par mois',
  'time-off.presence.asCalendar': 'Calendrier',
  'time-off.presence.previousDay': 'Jour précédent',
  'time-off.presence.nextDay': 'Jour suivant',
  'time-off.presence.earlierMonth': 'Mois précédent',
  'time-off.presence.laterMonth': 'Mois suivant',
  'time-off.presence.noOneSeen': 'Aucune des personnes que vous voyez n’est absente.',
  'time-off.presence.noOneOfGroup': 'Aucune des personnes que vous voyez dans ce groupe n’est absente.',
  'time-off.presence.moreOnDay': ({ count }) =>
    plural('fr', count, { one: `et ${count} autre`, other: `et ${count} autres` }),
  'time-off.presence.noOneOnDay': ({ day }) => `${day} : aucun absent`,
  'time-off.presence.namesOnDay': ({ day, names }, { locale }) =>
    `${day} : ${formatList(names, locale, 'plain')}`,
  'time-off.presence.absencesOfMonth': ({ count }) =>
    plural('fr', count, { one: `${count} absence ce mois-ci`, other: `${count} absences ce mois-ci` }),
  'time-off.presence.loadingAbsences': 'Chargement…',
} satisfies Catalogue<typeof en>;
