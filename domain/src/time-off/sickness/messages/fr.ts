import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.sickness.on': 'Au',
  'time-off.sickness.switchedOff':
    'Le rapport sur les maladies est désactivé. Un administrateur système peut l’activer dans les paramètres système.',
  'time-off.sickness.ownSpell': 'Une autre personne doit rattacher vos arrêts maladie',
  'time-off.sickness.noSpell': 'Seul un arrêt maladie approuvé peut prolonger un arrêt précédent',
  'time-off.sickness.notEarlier': 'Choisissez un arrêt antérieur de la même personne',
} satisfies Catalogue<typeof en>;
