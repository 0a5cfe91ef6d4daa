import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const de = {
  'time-off.presence.whoIsAway': 'Wer fehlt',
  'time-off.presence.filterAway': 'Abwesende filtern',
  'time-off.presence.awayDays': 'Tage',
  'time-off.presence.now': 'Jetzt',
  'time-off.presence.byMonth': 'Nach Monat',
  'time-off.presence.asCalendar': 'Kalender',
  'time-off.presence.previousDay': 'Voriger Tag',
  'time-off.presence.nextDay': 'Nächster Tag',
  'time-off.presence.earlierMonth': 'Voriger Monat',
  'time-off.presence.laterMonth': 'Nächster Monat',
  'time-off.presence.noOneSeen': 'Von den Personen, die Sie sehen, fehlt niemand.',
  'time-off.presence.noOneOfGroup': 'Von den Personen dieser Gruppe, die Sie sehen, fehlt niemand.',
  'time-off.presence.moreOnDay': ({ count }) => `und ${count} weitere`,
  'time-off.presence.noOneOnDay': ({ day }) => `${day}: niemand`,
  'time-off.presence.namesOnDay': ({ day, names }, { locale }) =>
    `${day}: ${formatList(names, locale, 'plain')}`,
  'time-off.presence.absencesOfMonth': ({ count }) =>
    plural('de', count, {
      one: `${count} Abwesenheit in diesem Monat`,
      other: `${count} Abwesenheiten in diesem Monat`,
    }),
  'time-off.presence.loadingAbsences': 'Wird geladen …',
} satisfies Catalogue<typeof en>;
