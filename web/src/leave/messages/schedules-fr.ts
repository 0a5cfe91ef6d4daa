import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './schedules-en.ts';

export const fr = {
  'leave.schedules.title': 'Horaires de travail',
  'leave.schedules.add': 'Ajouter un horaire',
  'leave.schedules.listLabel': 'Horaires de travail',
  'leave.schedules.loading': 'Chargement des horaires de travail',
  'leave.schedules.notLoaded': 'Impossible de charger les horaires de travail',
  'leave.schedules.none': 'Aucun horaire de travail pour l’instant',
  'leave.schedules.noneHint':
    'Ajoutez le premier pour l’attribuer à des lieux de travail et à des personnes.',
  'leave.schedules.nameColumn': 'Nom',
  'leave.schedules.hoursColumn': 'Heures',
  'leave.schedules.actionsColumn': 'Actions',
  'leave.schedules.change': 'Modifier',
  'leave.schedules.changeNamed': ({ name }) => `Modifier ${name}`,
  'leave.schedules.delete': 'Supprimer',
  'leave.schedules.deleteNamed': ({ name }) => `Supprimer ${name}`,
  'leave.schedules.deleteTitle': 'Supprimer l’horaire',
  'leave.schedules.deleteQuestion': ({ name }) => `Voulez-vous vraiment supprimer l’horaire « ${name} » ?`,
  'leave.schedules.deleted': 'Horaire supprimé',
} satisfies Catalogue<typeof en>;
