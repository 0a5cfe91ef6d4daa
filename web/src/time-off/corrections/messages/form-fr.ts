import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './form-en.ts';

export const fr = {
  'time-off.corrections.shortening': 'Enregistrement…',
  'time-off.corrections.shortened': 'Absence raccourcie',
  'time-off.corrections.notShortened': 'L’absence n’a pas été raccourcie',
  'time-off.corrections.report': 'Déclarer',
  'time-off.corrections.saving': 'Enregistrement…',
  'time-off.corrections.reported': 'Déclaration effectuée',
  'time-off.corrections.daysRemoved': 'Jours retirés',
  'time-off.corrections.notRemoved': 'Les jours n’ont pas été retirés',
  'time-off.corrections.nothingRemains': 'Il ne reste rien',
  'time-off.corrections.remains': ({ parts }, { locale }) => `Reste : ${formatList(parts, locale)}`,
  'time-off.corrections.typesNotLoaded': 'Impossible de charger les types d’absence',
  'time-off.corrections.whatHappened': 'Ce qui s’est passé',
  'time-off.corrections.calledBack': 'Rappel au travail',
  'time-off.corrections.recordedAs': ({ type }) => `Enregistré comme ${type}`,
  'time-off.corrections.firstDay': 'Premier jour',
  'time-off.corrections.lastDay': 'Dernier jour',
  'time-off.corrections.whyLabel': 'Motif',
  'time-off.corrections.whyOptional': 'Motif (facultatif)',
  'time-off.corrections.isLogged': 'La personne est prévenue ; l’action est journalisée.',
  'time-off.corrections.ownIsLogged':
    'Vous êtes le seul administrateur : l’action est journalisée avec votre motif.',
  'time-off.corrections.isForApprovers': 'Visible par vos valideurs.',
  'time-off.corrections.ownLastDay': 'Votre dernier jour d’absence.',
  'time-off.corrections.ownLastMorning': 'Votre dernier jour d’absence, le matin seulement.',
  'time-off.corrections.theirLastDay': 'Son dernier jour d’absence.',
  'time-off.corrections.theirLastMorning': 'Son dernier jour d’absence, le matin seulement.',
} satisfies Catalogue<typeof en>;
