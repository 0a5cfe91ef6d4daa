import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const de = {
  'audit.page.title': 'Protokoll',
  'audit.page.entries': 'Einträge',
  'audit.page.notLoaded': 'Das Protokoll konnte nicht geladen werden',
  'audit.page.loading': 'Das Protokoll wird geladen',
  'audit.page.count': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Eintrag`, other: `${number} Einträge` });
  },
  'audit.page.none': 'Keine Einträge',
  'audit.page.noneMatch': 'Keine Änderung passt zu den Filtern.',
  'audit.page.noneYet': 'Es gibt noch keine Änderungen.',
  'audit.page.pages': 'Einträge',
  'audit.page.filter': 'Protokoll filtern',
  'audit.page.search': 'Suchen',
  'audit.page.searchHint': 'Protokoll durchsuchen …',
  'audit.page.record': 'Objekt',
  'audit.page.allRecords': 'Alle Objekte',
  'audit.page.show': 'Anzeigen',
  'audit.page.changes': 'Nur Änderungen',
  'audit.page.views': 'Nur Einsichtnahmen',
  'audit.page.everything': 'Änderungen und Einsichtnahmen',
  'audit.page.from': 'Von',
  'audit.page.to': 'Bis',
  'audit.page.everyone': 'Alle',
  'audit.page.affectedPerson': 'Betroffene Person',
  'audit.page.doneBy': 'Durch',
  'audit.page.kind': 'Art der Aktion',
  'audit.page.allActions': 'Alle Aktionen',
} satisfies Catalogue<typeof en>;
