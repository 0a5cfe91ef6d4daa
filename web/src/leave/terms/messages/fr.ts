import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'leave.terms.title': 'Personnes',
  'leave.terms.subtitle': 'Lieu de travail, régime de congés et horaire de travail de chaque personne.',
  'leave.terms.loading': 'Chargement des personnes',
  'leave.terms.notLoaded': 'Impossible de charger les personnes',
  'leave.terms.none': 'Personne ne correspond à vos filtres',
  'leave.terms.noneHint': 'Essayez un autre nom ou service.',
  'leave.terms.filters': 'Filtrer les personnes',
  'leave.terms.search': 'Rechercher',
  'leave.terms.searchHint': 'Rechercher par nom ou e-mail…',
  'leave.terms.allPlaces': 'Tous les lieux de travail',
  'leave.terms.allPlans': 'Tous les régimes',
  'leave.terms.allSchedules': 'Tous les horaires',
  'leave.terms.accounts': 'Comptes',
  'leave.terms.activeAccounts': 'Actifs',
  'leave.terms.allAccounts': 'Tous',
  'leave.terms.pages': 'personnes',
  'leave.terms.personColumn': 'Personne',
  'leave.terms.place': 'Lieu de travail',
  'leave.terms.plan': 'Régime de congés',
  'leave.terms.schedule': 'Horaire de travail',
  'leave.terms.since': 'Depuis',
  'leave.terms.start': 'Date d’entrée',
  'leave.terms.history': 'Historique',
  'leave.terms.historyOf': ({ name }) => `Historique : ${name}`,
  'leave.terms.inactive': 'Inactif',
  'leave.terms.changesOn': ({ date }) => `Changement : ${date}`,
  'leave.terms.noDepartment': 'Sans service',
  'leave.terms.select': ({ name }) => `Sélectionner ${name}`,
  'leave.terms.selectAll': 'Tout sélectionner',
  'leave.terms.people': ({ count }) =>
    plural('fr', count, { one: `${count} personne`, other: `${count} personnes` }),
  'leave.terms.peopleSelected': ({ count, selected }) =>
    plural('fr', count, {
      one: `${count} personne, sélection : ${selected}`,
      other: `${count} personnes, sélection : ${selected}`,
    }),
  'leave.terms.changeFrom': 'Modifier à partir du…',
  'leave.terms.changeDepartmentFrom': 'Modifier tout le service à partir du…',
} satisfies Catalogue<typeof en>;
