import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'shell.help.contents': 'Inhalt',
  'shell.help.found': ({ count }) =>
    plural('de', count, { one: `${count} Abschnitt gefunden`, other: `${count} Abschnitte gefunden` }),
  'shell.help.goTo': 'Zur Hilfe',
  'shell.help.linkTo': ({ title }) => `Link zu ${title}`,
  'shell.help.noPage': 'Diese Hilfeseite gibt es nicht',
  'shell.help.noPageHint': 'Die Hilfe hat unter dieser Adresse keine Seite.',
  'shell.help.nothingFound': 'Nichts gefunden',
  'shell.help.nothingFoundHint': 'Versuchen Sie es mit anderen oder weniger Wörtern.',
  'shell.help.search': 'Hilfe durchsuchen',
  'shell.help.searching': 'Die Hilfe wird durchsucht',
  'shell.help.sectionsFound': 'Gefundene Abschnitte',
  'shell.help.sectionsOf': ({ title }) => `Abschnitte von ${title}`,
  'shell.help.title': 'Hilfe',
} satisfies Catalogue<typeof en>;
