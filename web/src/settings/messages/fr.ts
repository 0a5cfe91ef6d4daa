import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'settings.company': 'Entreprise',
  'settings.companyNameUse': 'Utilisé dans la barre latérale, le tableau de bord et chaque e-mail.',
  'settings.languageUse':
    'Utilisé dans les e-mails, et les écrans des personnes dont le navigateur n’a aucune des langues d’Almanac.',
  'settings.weekStartUse':
    'Utilisé dans les calendriers, champs de date, frises et rapports par semaine. En français, généralement le lundi.',
  'settings.absences': 'Absences',
  'settings.visibility': 'Les collègues voient les absences de',
  'settings.visibilityUse':
    'S’applique à « Qui est absent », au tableau de bord, aux champs de date et à la capacité d’équipe. Les motifs restent masqués.',
  'settings.warnAbove': 'Avertir si les absents dépassent',
  'settings.warnAboveUse':
    'Utilisé dans les nouvelles demandes, les validations, les calendriers et les rapports de présence. Ne refuse jamais une demande.',
  'settings.sickness': 'Maladie',
  'settings.sicknessReportSwitch': 'Rapport sur les maladies',
  'settings.sicknessReportUse':
    'Utilisé dans Rapports › Maladies et les e-mails aux RH à 28 et 42 jours. Consultez d’abord les représentants du personnel.',
  'settings.bradfordSwitch': 'Facteur de Bradford',
  'settings.bradfordUse':
    'Utilisé dans le rapport sur les maladies. Arrêts au carré, multipliés par les jours ouvrés.',
  'settings.sicknessVisible': 'Les responsables voient les maladies passées pendant',
  'settings.sicknessVisibleUse':
    'Utilisé dans les listes, calendriers et rapports des responsables. Au-delà, la maladie s’affiche comme « Absent ».',
  'settings.on': 'Activé',
  'settings.off': 'Désactivé',
  'settings.months': 'mois',
  'settings.monthsLong': ({ months }, { locale }) => `${formatNumber(months, locale)} mois`,
  'settings.approvals': 'Validations',
  'settings.remindAfter': 'Relancer les valideurs après',
  'settings.remindAfterUse':
    'Utilisé dans les e-mails sur les demandes en attente. Compte les jours travaillés du valideur.',
  'settings.askNextLevelAfter': 'Solliciter le niveau suivant après',
  'settings.askNextLevelAfterUse':
    'Utilisé dans les mêmes e-mails, si aucun valideur n’a décidé : les RH, puis les administrateurs système.',
  'settings.decisionsByEmailSwitch': 'Décider depuis les e-mails',
  'settings.decisionsByEmailUse':
    'Utilisé dans : les e-mails sur les demandes en attente. Leurs liens permettent de décider sans se connecter.',
  'settings.days': 'jours',
  'settings.workingDays': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `${formatNumber(days, locale)} jour travaillé`,
      other: `${formatNumber(days, locale)} jours travaillés`,
    }),
  'settings.save': 'Enregistrer les paramètres',
  'settings.saving': 'Enregistrement…',
  'settings.saved': 'Paramètres enregistrés',
  'settings.notSaved': 'Les paramètres n’ont pas été enregistrés',
  'settings.readOnly': 'Seul un administrateur système peut modifier ces paramètres.',
} satisfies Catalogue<typeof en>;
