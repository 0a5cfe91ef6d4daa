import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const de = {
  'dashboard.settings.title': 'Systemeinstellungen',
  'dashboard.settings.subtitle': 'Änderungen gelten sofort für alle.',
  'dashboard.settings.notLoaded': 'Die Einstellungen konnten nicht geladen werden',
  'dashboard.settings.loading': 'Die Einstellungen werden geladen',
} satisfies Catalogue<typeof en>;
