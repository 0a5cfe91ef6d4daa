import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.history.notLoaded': 'Impossible de charger l’historique',
  'time-off.history.requestSubmitted': 'Envoyée',
  'time-off.history.system': 'Système',
} satisfies Catalogue<typeof en>;
