import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const de = {
  'audit.history.title': 'Verlauf',
  'audit.history.notLoaded': 'Der Verlauf konnte nicht geladen werden',
  'audit.history.loading': 'Der Verlauf wird geladen',
  'audit.history.restore': 'Frühere Werte wiederherstellen',
  'audit.history.restoring': 'Wird wiederhergestellt …',
  'audit.history.restored': 'Frühere Werte wiederhergestellt',
  'audit.history.notRestored': 'Die früheren Werte wurden nicht wiederhergestellt',
} satisfies Catalogue<typeof en>;
