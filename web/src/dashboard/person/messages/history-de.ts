import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const de = {
  'dashboard.person.history': 'Verlauf',
  'dashboard.person.historySubtitle': 'Was sich geändert hat, und durch wen.',
  'dashboard.person.auditLog': 'Im Protokoll öffnen',
  'dashboard.person.historyNotLoaded': 'Der Verlauf konnte nicht geladen werden',
  'dashboard.person.historyLoading': 'Der Verlauf wird geladen',
  'dashboard.person.noEntries': 'Keine Einträge',
  'dashboard.person.noEntriesHint': 'Es gibt noch keine Änderungen.',
  'dashboard.person.entries': 'Einträge',
} satisfies Catalogue<typeof en>;
