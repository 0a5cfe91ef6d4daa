import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'settings.companyName': 'Nom de l’entreprise',
  'settings.language': 'Langue',
  'settings.weekStart': 'Premier jour de la semaine',
  'settings.absenceVisibility': 'Visibilité des absences',
  'settings.remindAfterDays': 'Rappel après',
  'settings.escalateAfterDays': 'Escalade après',
  'settings.capacityLimit': 'Limite de capacité',
  'settings.sicknessReport': 'Rapport sur les maladies',
  'settings.bradford': 'Facteur de Bradford',
  'settings.sicknessVisibleMonths': 'Maladies passées visibles pendant',
  'settings.wholeDays': ({ label, last }, texts) =>
    `${texts.text(label)} : un nombre entier de jours de 1 à ${last} est attendu`,
  'settings.wholeMonths': ({ label, last }, texts) =>
    `${texts.text(label)} : un nombre entier de mois de 1 à ${last} est attendu`,
  'settings.notReader': 'Vous n’êtes pas autorisé à consulter les paramètres.',
  'settings.notWriter': 'Seul un administrateur système peut modifier les paramètres.',
  'settings.changedMeanwhile': 'Les paramètres ont été modifiés entre-temps ; rien n’a été enregistré',
  'settings.escalationTooEarly': 'L’escalade doit intervenir après le rappel',
  'settings.visibleInCompany': 'Toute l’entreprise',
  'settings.visibleInDepartment': 'Leur propre service et leurs équipes',
  'settings.visibleToNoOne': 'Personne',
  'settings.byLanguage': 'Selon l’usage de la langue',
  'settings.sunday': 'Dimanche',
  'settings.monday': 'Lundi',
  'settings.tuesday': 'Mardi',
  'settings.wednesday': 'Mercredi',
  'settings.thursday': 'Jeudi',
  'settings.friday': 'Vendredi',
  'settings.saturday': 'Samedi',
  'settings.quarter': 'Un quart du service',
  'settings.third': 'Un tiers du service',
  'settings.half': 'La moitié du service',
  'settings.twoThirds': 'Les deux tiers du service',
  'settings.threeQuarters': 'Les trois quarts du service',
} satisfies Catalogue<typeof en>;
