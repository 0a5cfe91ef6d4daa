import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './history-en.ts';

export const fr = {
  'audit.history.title': 'Historique',
  'audit.history.notLoaded': 'Impossible de charger l’historique',
  'audit.history.loading': 'Chargement de l’historique',
  'audit.history.restore': 'Rétablir les valeurs précédentes',
  'audit.history.restoring': 'Rétablissement…',
  'audit.history.restored': 'Valeurs précédentes rétablies',
  'audit.history.notRestored': 'Les valeurs précédentes n’ont pas été rétablies',
} satisfies Catalogue<typeof en>;
