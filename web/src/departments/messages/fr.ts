import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'departments.title': 'Services',
  'departments.department': 'Service',
  'departments.all': 'Tous les services',
  'departments.select': 'Sélectionner un service',
  'departments.notLoaded': 'Impossible de charger les services',
  'departments.loading': 'Chargement des services',
  'departments.none': 'Aucun service pour l’instant',
  'departments.noneHint':
    'Ajoutez le premier ; des utilisateurs et des équipes pourront ensuite y être rattachés.',
  'departments.nameColumn': 'Nom',
  'departments.usersColumn': 'Utilisateurs',
  'departments.teamsColumn': 'Équipes',
  'departments.actionsColumn': 'Actions',
  'departments.usersOf': ({ name, count }) =>
    plural('fr', count, { one: `${name} : ${count} utilisateur`, other: `${name} : ${count} utilisateurs` }),
  'departments.teamsOf': ({ name, count }) =>
    plural('fr', count, { one: `${name} : ${count} équipe`, other: `${name} : ${count} équipes` }),
  'departments.rename': 'Renommer',
  'departments.renameNamed': ({ name }) => `Renommer ${name}`,
  'departments.delete': 'Supprimer',
  'departments.deleteNamed': ({ name }) => `Supprimer ${name}`,
  'departments.deleteTitle': 'Supprimer le service',
  'departments.deleteQuestion': ({ name }) =>
    `Voulez-vous vraiment supprimer le service « ${name} » ? Cette action est irréversible.`,
  'departments.deleted': 'Service supprimé',
  'departments.add': 'Ajouter un service',
  'departments.adding': 'Ajout…',
  'departments.added': 'Service ajouté',
  'departments.notAdded': 'Le service n’a pas été ajouté',
  'departments.saveName': 'Enregistrer le nom',
  'departments.saving': 'Enregistrement…',
  'departments.renamed': 'Service renommé',
  'departments.notRenamed': 'Le service n’a pas été renommé',
} satisfies Catalogue<typeof en>;
