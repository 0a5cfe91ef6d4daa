import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const fr = {
  'dashboard.settings.title': 'Paramètres système',
  'dashboard.settings.subtitle': 'Les modifications s’appliquent immédiatement à tous.',
  'dashboard.settings.notLoaded': 'Impossible de charger les paramètres',
  'dashboard.settings.loading': 'Chargement des paramètres',
} satisfies Catalogue<typeof en>;
