import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.sickness.title': 'Maladies',
  'time-off.sickness.subtitle': 'Douze mois jusqu’à une date, par nom.',
  'time-off.sickness.asOf': 'Au',
  'time-off.sickness.notLoaded': 'Impossible de charger le rapport sur les maladies',
  'time-off.sickness.loading': 'Chargement des arrêts maladie',
  'time-off.sickness.people': 'Personnes',
  'time-off.sickness.person': 'Personne',
  'time-off.sickness.spells': 'Arrêts',
  'time-off.sickness.workDays': 'Jours ouvrés',
  'time-off.sickness.calendarDays': 'Jours calendaires',
  'time-off.sickness.longest': 'Le plus long (jours)',
  'time-off.sickness.bradford': 'Facteur de Bradford',
  'time-off.sickness.now': 'Arrêt en cours',
  'time-off.sickness.notNow': 'Aucun',
  'time-off.sickness.show': 'Arrêts',
  'time-off.sickness.showOf': ({ name }) => `Arrêts maladie de ${name}`,
  'time-off.sickness.none': 'Personne n’a été malade durant ces douze mois',
  'time-off.sickness.illSince': ({ day }) => `En arrêt depuis le ${day}`,
  'time-off.sickness.payEnds': ({ day }) => `Salaire maintenu jusqu’au ${day}`,
  'time-off.sickness.integrationDue': 'Réintégration à proposer',
  'time-off.sickness.off': 'Le rapport sur les maladies est désactivé',
  'time-off.sickness.offHint':
    'Un administrateur système peut l’activer dans les paramètres système. Consultez d’abord les représentants du personnel.',
  'time-off.sickness.toSettings': 'Paramètres système',
  'time-off.sickness.spellsTitle': 'Arrêts maladie',
  'time-off.sickness.spellsNotLoaded': 'Impossible de charger les arrêts maladie',
  'time-off.sickness.continues': 'Prolonge',
  'time-off.sickness.continuesNone': 'Aucun arrêt antérieur',
  'time-off.sickness.marked': 'Arrêt maladie modifié',
  'time-off.sickness.notMarked': 'L’arrêt maladie n’a pas été modifié',
  'time-off.sickness.continuesFrom': ({ day }) => `Prolonge l’arrêt du ${day}`,
  'time-off.sickness.noneOfOwn': 'Vous n’avez pas été malade.',
  'time-off.sickness.ownSpellsHint':
    'Des absences séparées seulement par des jours libres comptent pour un arrêt.',
  'time-off.sickness.days': ({ workDays, calendarDays }, { locale }) => {
    const work = formatNumber(workDays, locale);
    const calendar = formatNumber(calendarDays, locale);
    return [
      plural('fr', workDays, { one: `${work} jour ouvré`, other: `${work} jours ouvrés` }),
      plural('fr', calendarDays, {
        one: `${calendar} jour calendaire`,
        other: `${calendar} jours calendaires`,
      }),
    ].join(', ');
  },
} satisfies Catalogue<typeof en>;
