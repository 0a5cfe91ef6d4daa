import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.closings.title': 'Clôture de l’année',
  'time-off.closings.subtitle': 'Vérifiez les reports, puis clôturez l’année.',
  'time-off.closings.closeThrough': 'Clôturer jusqu’au',
  'time-off.closings.close': ({ year }) => `Clôturer ${year}`,
  'time-off.closings.closeDay': 'Clôturer jusqu’à ce jour',
  'time-off.closings.balancesTitle': 'Soldes à la clôture de l’année',
  'time-off.closings.final': 'Clôturé ; ces chiffres sont définitifs.',
  'time-off.closings.asOfToday': ({ date }) => `${date}, selon les données d’aujourd’hui.`,
  'time-off.closings.balancesNotLoaded': 'Impossible de charger les soldes de ce jour',
  'time-off.closings.balancesLoading': 'Chargement des soldes',
  'time-off.closings.balancesLabel': 'Soldes par régime et type',
  'time-off.closings.noBalances': 'Aucun solde',
  'time-off.closings.noBalancesHint': 'Personne n’a de solde ce jour-là.',
  'time-off.closings.closed': 'Clôturé',
  'time-off.closings.closedHint': 'Les modifications des années clôturées sont bloquées.',
  'time-off.closings.closedNotLoaded': 'Impossible de charger les années clôturées',
  'time-off.closings.closedLoading': 'Chargement des années clôturées',
  'time-off.closings.leavers': 'Personnes parties',
  'time-off.closings.leaversHint': 'À payer, non compris ci-dessus.',
  'time-off.closings.leaversLabel': 'À payer par régime et type',
  'time-off.closings.payables': 'À indemniser',
  'time-off.closings.payablesHint': 'Personnes dont le dernier jour est passé.',
  'time-off.closings.payablesLabel': 'À indemniser, par personne',
  'time-off.closings.payablesNotLoaded': 'Impossible de charger les congés à indemniser',
  'time-off.closings.payablesLoading': 'Chargement des congés à indemniser',
  'time-off.closings.personColumn': 'Personne',
  'time-off.closings.lastDayColumn': 'Dernier jour',
  'time-off.closings.amountColumn': 'Quantité',
  'time-off.closings.payablesPages': 'Pages des congés à indemniser',
  'time-off.closings.payOut': 'Indemniser…',
  'time-off.closings.payOutOf': ({ name, type }) => `Indemniser… : ${name}, ${type}`,
  'time-off.closings.printStatements': 'Imprimer les relevés…',
  'time-off.closings.takenInAdvance': ({ amount }) => `pris par anticipation : ${amount}`,
  'time-off.closings.planColumn': 'Régime de congés',
  'time-off.closings.typeColumn': 'Type',
  'time-off.closings.peopleColumn': 'Personnes',
  'time-off.closings.expiresColumn': 'Expire',
  'time-off.closings.remainingColumn': 'Restant',
  'time-off.closings.expiringColumn': 'Dont à échéance',
  'time-off.closings.overdrawnColumn': 'À découvert',
  'time-off.closings.days': ({ days }, texts) =>
    plural('fr', days, {
      one: `${formatNumber(days, texts.locale)} jour`,
      other: `${formatNumber(days, texts.locale)} jours`,
    }),
  'time-off.closings.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} h`,
  'time-off.closings.none': 'Rien n’est encore clôturé.',
  'time-off.closings.throughDate': ({ date }) => `Jusqu’au ${date}`,
  'time-off.closings.balancesOfPeople': ({ balances, people }, texts) => {
    const ofBalances = plural('fr', balances, {
      one: `${formatNumber(balances, texts.locale)} solde`,
      other: `${formatNumber(balances, texts.locale)} soldes`,
    });
    return plural('fr', people, {
      one: `${ofBalances} de ${formatNumber(people, texts.locale)} personne`,
      other: `${ofBalances} de ${formatNumber(people, texts.locale)} personnes`,
    });
  },
  'time-off.closings.openAgain': 'Rouvrir…',
  'time-off.closings.openAgainTitle': 'Rouvrir des congés clôturés',
  'time-off.closings.openAgainHint': ({ through }, texts) =>
    `Supprime les soldes enregistrés pour le ${dateText(through, texts.locale)} : tout ce qui précède peut de nouveau être modifié. Votre motif est journalisé.`,
  'time-off.closings.reopen': 'Rouvrir',
  'time-off.closings.reopening': 'Réouverture…',
  'time-off.closings.reopened': 'Rouvert',
  'time-off.closings.notReopened': 'Rien n’a été rouvert',
  'time-off.closings.reasonLabel': 'Motif',
  'time-off.closings.reasonMissing': 'Le motif est obligatoire',
  'time-off.closings.closeHint': ({ through }, texts) =>
    `Enregistre chaque solde à la fin du ${dateText(through, texts.locale)} et bloque toute modification d’un solde jusqu’à ce jour. Corrigez par des ajustements dans l’année ouverte.`,
  'time-off.closings.inProgress': 'Clôture…',
  'time-off.closings.done': 'Clôturé',
  'time-off.closings.doneThrough': ({ through }, texts) => `Jusqu’au ${dateText(through, texts.locale)}`,
  'time-off.closings.notClosed': 'Rien n’a été clôturé',
} satisfies Catalogue<typeof en>;
