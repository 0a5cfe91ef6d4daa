import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const fr = {
  'dashboard.person.history': 'Historique',
  'dashboard.person.historySubtitle': 'Ce qui a changé, et qui l’a changé.',
  'dashboard.person.auditLog': 'Ouvrir dans le journal d’audit',
  'dashboard.person.historyNotLoaded': 'Impossible de charger l’historique',
  'dashboard.person.historyLoading': 'Chargement de l’historique',
  'dashboard.person.noEntries': 'Aucune entrée',
  'dashboard.person.noEntriesHint': 'Il n’y a pas encore de modifications.',
  'dashboard.person.entries': 'entrées',
} satisfies Catalogue<typeof en>;
