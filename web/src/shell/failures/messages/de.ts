import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'shell.failures.error': 'Fehler',
  'shell.failures.loading': 'Wird geladen …',
  'shell.failures.notNow': 'Nicht jetzt',
  'shell.failures.partNotLoaded': 'Ein Teil dieser Seite konnte nicht geladen werden',
  'shell.failures.partNotLoadedHint':
    'Die Verbindung ist abgebrochen, oder Almanac wurde aktualisiert. Laden Sie die Seite neu, um fortzufahren.',
  'shell.failures.partNotLoadedReason': 'Ein Teil dieser Seite konnte nicht geladen werden.',
  'shell.failures.reasonUnknown': 'Der Grund ist nicht bekannt.',
  'shell.failures.reload': 'Seite neu laden',
  'shell.failures.unexpected': 'Unerwarteter Fehler der Anwendung',
  'shell.failures.unreachable': 'Almanac ist nicht erreichbar',
} satisfies Catalogue<typeof en>;
