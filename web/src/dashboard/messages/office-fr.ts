import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './office-en.ts';

export const fr = {
  'dashboard.tasksNotLoaded': 'Impossible de charger vos tâches',
  'dashboard.nothingToDo': 'Rien à faire',
  'dashboard.withoutStart': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} personne n’a pas de date d’entrée`,
      other: `${formatNumber(count, locale)} personnes n’ont pas de date d’entrée`,
    }),
  'dashboard.withoutStartHint': 'Impossible de calculer les congés d’ancienneté.',
  'dashboard.showPeople': 'Afficher les personnes',
  'dashboard.peopleLose': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} personne perd des congés d’ici quatre semaines`,
      other: `${formatNumber(count, locale)} personnes perdent des congés d’ici quatre semaines`,
    }),
  'dashboard.atLeastPeopleLose': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `Au moins ${formatNumber(count, locale)} personne perd des congés d’ici quatre semaines`,
      other: `Au moins ${formatNumber(count, locale)} personnes perdent des congés d’ici quatre semaines`,
    }),
  'dashboard.peopleLoseHint': 'Sauf si ces congés sont pris d’ici là. Un e-mail l’a déjà signalé.',
  'dashboard.showBalances': 'Afficher les soldes',
  'dashboard.corrected': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `La mise à jour a corrigé ${formatNumber(count, locale)} solde`,
      other: `La mise à jour a corrigé ${formatNumber(count, locale)} soldes`,
    }),
  'dashboard.correctedHint': 'Acceptez les nouveaux soldes ou conservez les anciens.',
  'dashboard.review': 'Vérifier',
  'dashboard.holidaysMissing': 'Des jours fériés manquent',
  'dashboard.holidaysMissingHint': 'Les demandes et les soldes les comptent comme jours travaillés.',
  'dashboard.addHolidays': ({ place, year }) => `Ajouter des jours fériés : ${place}, ${year}`,
  'dashboard.allPlaces': 'Tous les lieux de travail',
  'dashboard.documentsMissing': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} justificatif manque`,
      other: `${formatNumber(count, locale)} justificatifs manquent`,
    }),
  'dashboard.atLeastDocumentsMissing': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `Au moins ${formatNumber(count, locale)} justificatif manque`,
      other: `Au moins ${formatNumber(count, locale)} justificatifs manquent`,
    }),
  'dashboard.documentsMissingHint':
    'Par exemple des arrêts de travail, pour les absences des 90 derniers jours.',
  'dashboard.documentOf': ({ name, days }) => `${name}, ${days}`,
  'dashboard.outNotLoaded': 'Impossible de charger les absents',
  'dashboard.everyoneIsIn': 'Tout le monde est présent',
  'dashboard.departments': 'Services',
  'dashboard.noDepartment': 'Sans service',
  'dashboard.outOf': ({ away, people }, { locale }) =>
    `${formatNumber(away, locale)} sur ${formatNumber(people, locale)}`,
  'dashboard.moreDepartments': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} autre service`,
      other: `${formatNumber(count, locale)} autres services`,
    }),
} satisfies Catalogue<typeof en>;
