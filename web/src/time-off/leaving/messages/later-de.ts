import { periodText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './later-en.ts';

export const de = {
  'time-off.leaving.more': ({ count }) => `und ${count} weitere`,
  'time-off.leaving.request': ({ type, period, isPending }, { locale }) => {
    const request = `${type}, ${periodText(period, locale)}`;
    return isPending ? `${request}, offen` : `${request}, genehmigt`;
  },
  'time-off.leaving.loadingLater': 'Abwesenheiten nach diesem Tag werden gesucht',
  'time-off.leaving.laterNotLoaded': 'Die Abwesenheiten nach diesem Tag konnten nicht geladen werden',
  'time-off.leaving.laterRequests': ({ count }) =>
    plural('de', count, {
      one: `${count} Antrag nach dem neuen letzten Arbeitstag`,
      other: `${count} Anträge nach dem neuen letzten Arbeitstag`,
    }),
  'time-off.leaving.laterStays':
    'Speichern storniert sie nicht. Um Abwesenheiten mit dem letzten Arbeitstag zu beenden, nutzen Sie „Austritt vorbereiten“.',
} satisfies Catalogue<typeof en>;
