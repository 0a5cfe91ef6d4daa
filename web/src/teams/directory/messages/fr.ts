import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'teams.directory.title': 'Gestion des équipes',
  'teams.directory.subtitle': 'Les équipes, leurs membres et leurs affectations.',
  'teams.directory.create': 'Créer une équipe',
  'teams.directory.active': 'Active',
  'teams.directory.inactive': 'Inactive',
  'teams.directory.status': 'Statut',
  'teams.directory.filter': 'Filtrer les équipes',
  'teams.directory.search': 'Rechercher',
  'teams.directory.searchPlaceholder': 'Rechercher des équipes…',
  'teams.directory.allStatus': 'Tous les statuts',
  'teams.directory.filtersInUse': 'Filtres actifs',
  'teams.directory.searchFilter': ({ words }) => `Recherche : ${words}`,
  'teams.directory.departmentFilter': ({ name }) => `Service : ${name}`,
  'teams.directory.unknownDepartmentFilter': 'Service : inconnu',
  'teams.directory.statusFilter': ({ status }) => `Statut : ${status}`,
  'teams.directory.removeFilter': ({ filter }) => `Retirer le filtre ${filter}`,
  'teams.directory.teams': 'Équipes',
  'teams.directory.pages': 'équipes',
  'teams.directory.notLoaded': 'Impossible de charger les équipes',
  'teams.directory.loading': 'Chargement des équipes',
  'teams.directory.found': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} équipe trouvée`,
      other: `${formatNumber(count, locale)} équipes trouvées`,
    }),
  'teams.directory.showing': ({ shown, total }, { locale }) =>
    `Équipes affichées : ${formatNumber(shown, locale)} sur ${formatNumber(total, locale)}`,
  'teams.directory.createFirst': 'Créer la première équipe',
  'teams.directory.noMatch': 'Aucune équipe ne correspond à vos filtres',
  'teams.directory.noMatchHint': 'Essayez d’autres critères de recherche',
  'teams.directory.noneOfOwn': 'Vous n’êtes encore dans aucune équipe',
  'teams.directory.noneOfOwnHint':
    'Les équipes que vous dirigez ou auxquelles vous êtes ajouté apparaîtront ici.',
  'teams.directory.none': 'Aucune équipe trouvée',
  'teams.directory.noneToCreate': 'Commencez par créer votre première équipe',
  'teams.directory.noneHint': 'Les équipes apparaîtront ici une fois créées.',
  'teams.directory.deleting': 'Suppression…',
  'teams.directory.noDescription': 'Pas de description',
  'teams.directory.departmentOfTeam': 'Service',
  'teams.directory.leadOfTeam': 'Responsable d’équipe',
  'teams.directory.deactivatedLead': ({ lead }) => `${lead} · désactivé`,
  'teams.directory.members': 'Membres',
  'teams.directory.memberCount': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} membre`,
      other: `${formatNumber(count, locale)} membres`,
    }),
  'teams.directory.actionsFor': ({ name }) => `Actions : ${name}`,
  'teams.directory.viewDetails': 'Voir les détails',
  'teams.directory.edit': 'Modifier',
  'teams.directory.delete': 'Supprimer',
  'teams.directory.editTitle': 'Modifier l’équipe',
  'teams.directory.deleteTitle': 'Supprimer l’équipe',
  'teams.directory.deleteQuestion': ({ name }) =>
    `Voulez-vous vraiment supprimer l’équipe « ${name} » ? Cette action est irréversible.`,
  'teams.directory.deletesMemberships':
    'Toutes les appartenances, passées et présentes, sont aussi supprimées.',
  'teams.directory.deletesMembershipsOf': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `Toutes les appartenances, passées et présentes, sont aussi supprimées. ${formatNumber(count, locale)} personne en fait partie actuellement.`,
      other: `Toutes les appartenances, passées et présentes, sont aussi supprimées. ${formatNumber(count, locale)} personnes en font partie actuellement.`,
    }),
  'teams.directory.deleted': 'Équipe supprimée',
  'teams.directory.departmentFixed': 'Le service ne peut pas être modifié.',
  'teams.directory.noLead': 'Sans responsable d’équipe',
  'teams.directory.optionalDescription': 'Description (facultatif)',
  'teams.directory.nameFree': 'Ce nom est disponible',
  'teams.directory.nameNotFree': 'Ce nom est déjà pris dans le service',
  'teams.directory.checkingName': 'Vérification du nom…',
  'teams.directory.nameHint': 'Unique parmi les équipes du service.',
  'teams.directory.creating': 'Création…',
  'teams.directory.created': 'Équipe créée',
  'teams.directory.notCreated': 'L’équipe n’a pas été créée',
  'teams.directory.save': 'Enregistrer les modifications',
  'teams.directory.saving': 'Enregistrement…',
  'teams.directory.saved': 'Équipe enregistrée',
  'teams.directory.notSaved': 'L’équipe n’a pas été enregistrée',
} satisfies Catalogue<typeof en>;
