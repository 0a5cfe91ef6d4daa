import { dateText, dayText, longDateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { bareText, leaveText } from '@almanac/domain/leave/types/leave-text';
import type { Amount, Day, en, Part } from './en.ts';

function amountOf({ number, unit }: Amount, texts: Texts): string {
  return leaveText(number, unit, texts);
}

function dayOf({ day, beside }: Day, { locale }: Texts): string {
  return dayText(day, beside, locale);
}

function partOf({ part, partDay, unit, beside }: Part & Amount & Day, texts: Texts): string {
  return `dont ${bareText(part, unit, texts)} jusqu’au ${dayOf({ day: partDay, beside }, texts)}`;
}

export const fr = {
  'time-off.balances.calculating': 'Calcul…',
  'time-off.balances.asOf': ({ sentence, ...day }, texts) => `Au ${dayOf(day, texts)} : ${sentence}`,
  'time-off.balances.onDay': ({ sentence, ...day }, texts) => `Le ${dayOf(day, texts)} : ${sentence}`,
  'time-off.balances.counted': ({ year, ...amount }, texts) => `${amountOf(amount, texts)} en ${year}.`,
  'time-off.balances.countedAndPending': ({ year, pending, ...amount }, texts) =>
    `${amountOf(amount, texts)} en ${year}, en attente : ${leaveText(pending, amount.unit, texts)}.`,
  'time-off.balances.withoutLimitInYear': ({ year, ...amount }, texts) =>
    `${amountOf(amount, texts)} en ${year} ; il n’y a pas de limite.`,
  'time-off.balances.overdrawn': (given, texts) =>
    `Découvert de ${amountOf(given, texts)} dans l’année de référence jusqu’au ${dayOf(given, texts)}.`,
  'time-off.balances.nothing': 'Rien de disponible.',
  'time-off.balances.nothingUntil': (day, texts) => `Rien de disponible jusqu’au ${dayOf(day, texts)}.`,
  'time-off.balances.amount': (amount, texts) => `Disponible : ${amountOf(amount, texts)}.`,
  'time-off.balances.amountUntil': (given, texts) =>
    `Disponible jusqu’au ${dayOf(given, texts)} : ${amountOf(given, texts)}.`,
  'time-off.balances.amountWithPart': (given, texts) =>
    `Disponible : ${amountOf(given, texts)}, ${partOf(given, texts)}.`,
  'time-off.balances.amountUntilWithPart': (given, texts) =>
    `Disponible jusqu’au ${dayOf(given, texts)} : ${amountOf(given, texts)}, ${partOf(given, texts)}.`,
  'time-off.balances.andPayable': ({ sentence, payable }) => `${sentence} ${payable}`,
  'time-off.balances.payable': ({ day, ...amount }, texts) =>
    `À payer le ${longDateText(day, texts.locale)} : ${amountOf(amount, texts)}.`,
  'time-off.balances.takenInAdvance': ({ day, ...amount }, texts) =>
    `Pris par anticipation au ${longDateText(day, texts.locale)} : ${amountOf(amount, texts)}.`,
  'time-off.balances.nothingPayable': ({ day }, { locale }) =>
    `Rien à payer le ${longDateText(day, locale)}.`,
  'time-off.balances.onDate': 'Solde à une date',
  'time-off.balances.theDay': 'Le jour',
  'time-off.balances.monthEnds': 'Disponible en fin de mois',
  'time-off.balances.noLimit': 'sans limite',
  'time-off.balances.today': 'Aujourd’hui',
  'time-off.balances.leaveYear': ({ year }) => `Année de référence ${year}`,
  'time-off.balances.yearInDays': ({ startDate, endDate }, { locale }) =>
    `En jours, du ${dateText(startDate, locale)} au ${dateText(endDate, locale)}`,
  'time-off.balances.yearInHours': ({ startDate, endDate }, { locale }) =>
    `En heures, du ${dateText(startDate, locale)} au ${dateText(endDate, locale)}`,
  'time-off.balances.linesNotLoaded': 'Impossible de charger le relevé',
  'time-off.balances.linesLoading': 'Chargement du relevé',
  'time-off.balances.accountLoading': 'Chargement du solde',
  'time-off.balances.onlyGranted': 'Seuls les congés accordés et ajustés sont affichés.',
  'time-off.balances.onlyTaken': 'Seuls les congés pris et prévus sont affichés.',
  'time-off.balances.onlyPending': 'Seuls les congés en attente sont affichés.',
  'time-off.balances.onlyExpired': 'Seuls les congés expirés sont affichés.',
  'time-off.balances.onlyPaidOut': 'Seuls les congés indemnisés sont affichés.',
  'time-off.balances.allLines': 'Afficher toutes les lignes',
  'time-off.balances.sumCarried': 'Report',
  'time-off.balances.sumGranted': 'Accordé',
  'time-off.balances.sumAdjusted': 'Ajusté',
  'time-off.balances.sumTaken': 'Pris',
  'time-off.balances.sumExpired': 'Expiré',
  'time-off.balances.sumPaidOut': 'Indemnisé',
  'time-off.balances.sumBalance': 'Solde',
  'time-off.balances.sumPlanned': 'Prévu',
  'time-off.balances.sumPending': 'En attente',
  'time-off.balances.sumLink': ({ term, ...amount }, texts) =>
    `${term} : ${amountOf(amount, texts)}, afficher les lignes`,
  'time-off.balances.expiring': 'Va expirer',
  'time-off.balances.expiringOn': (given, texts) =>
    `Expire le ${dayOf(given, texts)} : ${amountOf(given, texts)}`,
  'time-off.balances.statement': ({ type, startDate, endDate }, { locale }) =>
    `${type}, du ${dateText(startDate, locale)} au ${dateText(endDate, locale)}`,
  'time-off.balances.inDays': 'jours',
  'time-off.balances.inHours': 'heures',
  'time-off.balances.totalColumn': 'Total',
  'time-off.balances.balanceColumn': 'Solde',
  'time-off.balances.before': ({ day }, { locale }) => `Avant le ${dateText(day, locale)}`,
  'time-off.balances.atTheEnd': ({ day }, { locale }) => `À la fin du ${dateText(day, locale)}`,
  'time-off.balances.todayIs': ({ day }) => `Aujourd’hui, ${day}`,
  'time-off.balances.lineGranted': 'Accordé',
  'time-off.balances.lineOpening': 'Solde initial',
  'time-off.balances.lineAdjusted': 'Ajusté',
  'time-off.balances.linePaidOut': 'Indemnisé',
  'time-off.balances.lineHoliday': 'Jour férié',
  'time-off.balances.lineExpired': 'Expiré',
  'time-off.balances.lineForgiven': 'Découvert non reporté',
  'time-off.balances.lineSettled': 'Contrat précédent',
  'time-off.balances.linePending': 'En attente',
  'time-off.balances.lineApproved': 'Tel qu’approuvé',
  'time-off.balances.becauseOf': ({ because, formula }) => `${because} ; ${formula}`,
  'time-off.balances.becauseOnDay': ({ day, because }, { locale }) => `${dateText(day, locale)} : ${because}`,
  'time-off.balances.drawnFrom': 'Prélevé sur',
  'time-off.balances.lot': ({ amount, year }) => `${amount} de ${year}`,
  'time-off.balances.namedLot': ({ amount, year, name }) => `${amount} de ${year}, ${name}`,
  'time-off.balances.adjust': 'Ajuster',
  'time-off.balances.moveExpiry': 'Déplacer l’expiration…',
  'time-off.balances.moveExpiryTitle': 'Déplacer l’expiration',
  'time-off.balances.adjustTitle': 'Ajuster le solde',
  'time-off.balances.onlyAdminAdjusts':
    'Vous êtes le seul administrateur et pouvez donc ajuster votre propre solde. L’action est journalisée.',
  'time-off.balances.notAllowed': ({ reason }) => `${reason}.`,
  'time-off.balances.adjustmentOn': ({ amount, day }, { locale }) => `${amount} le ${dateText(day, locale)}`,
  'time-off.balances.undo': 'Annuler l’action',
  'time-off.balances.undoOf': ({ adjustment }) => `Annuler : ${adjustment}`,
  'time-off.balances.undoTitle': 'Annuler l’ajustement',
  'time-off.balances.undoHint': ({ adjustment, reason }) =>
    `${adjustment} : ${reason}. Il reste dans le journal d’audit.`,
  'time-off.balances.undone': 'Ajustement annulé',
  'time-off.balances.undoPayoutTitle': 'Annuler l’indemnisation',
  'time-off.balances.undoPayoutHint': ({ payout }) => `${payout}. L’opération reste dans le journal d’audit.`,
  'time-off.balances.payoutUndone': 'Indemnisation annulée',
} satisfies Catalogue<typeof en>;
