import { formatNumber, formatPercent, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

export const fr = {
  'time-off.balances.vacation': 'Jours de congés payés',
  'time-off.balances.sick': 'Jours de maladie',
  'time-off.balances.cardTitle': 'Solde de congés',
  'time-off.balances.cardNotLoaded': 'Impossible de charger le solde de congés',
  'time-off.balances.cardLoading': 'Chargement de votre solde de congés',
  'time-off.balances.noData': 'Aucun solde disponible',
  'time-off.balances.overviewFailed':
    'Vous pouvez quand même envoyer une demande ; elle sera vérifiée à son arrivée.',
  'time-off.balances.resets': ({ day }) => `Remise à zéro : ${day}`,
  'time-off.balances.history': 'Voir l’historique',
  'time-off.balances.details': 'Mon solde',
  'time-off.balances.available': ({ days, number }) =>
    plural('fr', shortened(days), { one: `${number} disponible`, other: `${number} disponibles` }),
  'time-off.balances.daysInYear': ({ days, number, year }) =>
    plural('fr', shortened(days), { one: `${number} jour en ${year}`, other: `${number} jours en ${year}` }),
  'time-off.balances.percentUsed': ({ percent }, { locale }) => `${formatPercent(percent, locale)} pris`,
  'time-off.balances.pending': ({ days }, texts) => `${numberOf(days, texts)} en attente`,
  'time-off.balances.used': ({ used, total }) => `${used} pris sur ${total}`,
  'time-off.balances.usedAndPending': ({ used, total, pending }) => `${used} pris sur ${total}, ${pending}`,
  'time-off.balances.availableLink': ({ days, title }, texts) =>
    `${title}, disponible : ${numberOf(days, texts)}, afficher toutes les lignes`,
  'time-off.balances.usedLink': ({ days, title }, texts) =>
    `${title}, pris : ${numberOf(days, texts)}, afficher les lignes`,
  'time-off.balances.pendingLink': ({ days, title }, texts) =>
    `${title}, en attente : ${numberOf(days, texts)}, afficher les lignes`,
  'time-off.balances.daysLink': ({ days, title }, texts) =>
    `${leaveText(days, 'DAY', texts)}, ${title}, afficher les lignes`,
  'time-off.balances.vacationAccrual': 'Acquisition de congés payés',
  'time-off.balances.sickAccrual': 'Acquisition de jours de maladie',
  'time-off.balances.aMonth': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} / mois`,
  'time-off.balances.totalOff': 'Total des jours d’absence',
  'time-off.balances.thisYear': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} cette année`,
  'time-off.balances.remaining': 'Jours restants',
  'time-off.balances.ofVacation': 'congés payés',
  'time-off.balances.ofSickLeave': 'arrêt maladie',
  'time-off.balances.ofBoth': 'congés payés et arrêt maladie',
} satisfies Catalogue<typeof en>;
