import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './places-en.ts';

export const fr = {
  'leave.places.title': 'Lieux et jours fériés',
  'leave.places.subtitle': 'Où travaillent les personnes, et leurs jours fériés.',
  'leave.places.add': 'Ajouter un lieu',
  'leave.places.listLabel': 'Lieux de travail',
  'leave.places.loading': 'Chargement des lieux de travail',
  'leave.places.notLoaded': 'Impossible de charger les lieux de travail',
  'leave.places.none': 'Aucun lieu de travail pour l’instant',
  'leave.places.noneHint': 'Ajoutez le premier pour recevoir des propositions de jours fériés.',
  'leave.places.placeColumn': 'Lieu de travail',
  'leave.places.holidaysColumn': 'Jours fériés',
  'leave.places.regionColumn': 'Région',
  'leave.places.noRegion': 'Non définie',
  'leave.places.planColumn': 'Régime',
  'leave.places.scheduleColumn': 'Horaire',
  'leave.places.actionsColumn': 'Actions',
  'leave.places.change': 'Modifier',
  'leave.places.changeNamed': ({ name }) => `Modifier ${name}`,
  'leave.places.delete': 'Supprimer',
  'leave.places.deleteNamed': ({ name }) => `Supprimer ${name}`,
  'leave.places.deleteTitle': 'Supprimer le lieu de travail',
  'leave.places.deleteQuestion': ({ name }) =>
    `Voulez-vous vraiment supprimer le lieu de travail « ${name} » avec tous ses jours fériés ?`,
  'leave.places.deleted': 'Lieu de travail supprimé',
} satisfies Catalogue<typeof en>;
