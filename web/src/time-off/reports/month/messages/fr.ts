import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.month.reports': 'Rapports',
  'time-off.month.overview': 'Vue d’ensemble',
  'time-off.month.sickness': 'Maladies',
  'time-off.month.title': 'Absences du mois',
  'time-off.month.subtitle': 'Les absences approuvées, telles que la paie en a besoin.',
  'time-off.month.filter': 'Filtrer le mois',
  'time-off.month.place': 'Lieu de travail',
  'time-off.month.allPlaces': 'Tous les lieux de travail',
  'time-off.month.previous': 'Mois précédent',
  'time-off.month.next': 'Mois suivant',
  'time-off.month.level': 'Afficher',
  'time-off.month.sums': 'Sommes',
  'time-off.month.each': 'Absences',
  'time-off.month.absences': 'Absences',
  'time-off.month.daysOfAbsence': 'Jours',
  'time-off.month.notLoaded': 'Impossible de charger le mois',
  'time-off.month.loading': 'Chargement du mois',
  'time-off.month.pending': ({ count, month }) =>
    plural('fr', count, {
      one: `${count} demande attend encore une décision en ${month}`,
      other: `${count} demandes attendent encore une décision en ${month}`,
    }),
  'time-off.month.pendingHint': 'Les sommes ne comprennent que les absences approuvées.',
  'time-off.month.decide': 'Examiner les demandes',
  'time-off.month.everyone': 'Afficher tout le monde',
  'time-off.month.none': ({ month }) => `Aucune absence approuvée en ${month}`,
  'time-off.month.totals': 'Totaux',
  'time-off.month.totalsHint': 'Temps de travail prévu, hors jours fériés.',
  'time-off.month.total': 'Total',
  'time-off.month.people': 'personnes',
  'time-off.month.person': 'Personne',
  'time-off.month.type': 'Type',
  'time-off.month.absence': 'Absence',
  'time-off.month.date': 'Date',
  'time-off.month.amount': 'Temps de travail',
  'time-off.month.calendarDays': 'Jours calendaires',
  'time-off.month.details': 'Détails',
  'time-off.month.detailsOf': ({ name }) => `Détails de ${name}`,
  'time-off.month.days': ({ count, shown }) =>
    plural('fr', count, { one: `${shown} jour`, other: `${shown} jours` }),
  'time-off.month.hours': ({ count, shown }) =>
    plural('fr', count, { one: `${shown} heure`, other: `${shown} heures` }),
} satisfies Catalogue<typeof en>;
