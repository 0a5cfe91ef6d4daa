import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'shell.failures.error': 'Erreur',
  'shell.failures.loading': 'Chargement…',
  'shell.failures.notNow': 'Pas maintenant',
  'shell.failures.partNotLoaded': 'Impossible de charger une partie de cette page',
  'shell.failures.partNotLoadedHint':
    'La connexion a échoué ou Almanac a été mis à jour. Rechargez la page pour continuer.',
  'shell.failures.partNotLoadedReason': 'Impossible de charger une partie de cette page.',
  'shell.failures.reasonUnknown': 'La raison n’est pas connue.',
  'shell.failures.reload': 'Recharger la page',
  'shell.failures.unexpected': 'Une erreur inattendue s’est produite',
  'shell.failures.unreachable': 'Almanac est injoignable',
} satisfies Catalogue<typeof en>;
