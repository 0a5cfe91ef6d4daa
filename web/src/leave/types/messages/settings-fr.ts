import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const fr = {
  'leave.types.title': 'Types',
  'leave.types.add': 'Ajouter un type',
  'leave.types.loading': 'Chargement des types',
  'leave.types.notLoaded': 'Impossible de charger les types',
  'leave.types.typeColumn': 'Type',
  'leave.types.approvalColumn': 'Validation',
  'leave.types.approval': 'Validation',
  'leave.types.notice': 'Simple information',
  'leave.types.unitColumn': 'Unité',
  'leave.types.shownToColumn': 'Visible par',
  'leave.types.actionsColumn': 'Actions',
  'leave.types.change': 'Modifier',
  'leave.types.changeNamed': ({ name }) => `Modifier ${name}`,
  'leave.types.delete': 'Supprimer',
  'leave.types.deleteNamed': ({ name }) => `Supprimer ${name}`,
  'leave.types.deleteTitle': 'Supprimer le type',
  'leave.types.deleteQuestion': ({ name }) =>
    `Voulez-vous vraiment supprimer le type « ${name} » ? Cette action est irréversible.`,
  'leave.types.deleted': 'Type supprimé',
  'leave.types.inDays': 'Jours',
  'leave.types.inHours': 'Heures',
  'leave.types.shownToEveryone': 'Tout le monde',
  'leave.types.shownToApprovers': 'Valideurs et RH',
  'leave.types.shownToHr': 'RH uniquement',
} satisfies Catalogue<typeof en>;
