import { dateText, longDateText, periodText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText } from '../../../leave/types/amount.ts';
import type { Available, en } from './en.ts';

function daysAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  const number = formatNumber(available, locale);
  const days = plural('fr', available, { one: `${number} jour`, other: `${number} jours` });
  return `${isOwn ? 'Votre solde disponible' : 'Solde disponible de la personne'} : ${days}.`;
}

function hoursAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  const number = formatNumber(available, locale);
  const hours = plural('fr', available, { one: `${number} heure`, other: `${number} heures` });
  return `${isOwn ? 'Votre solde disponible' : 'Solde disponible de la personne'} : ${hours}.`;
}

export const fr = {
  'time-off.balances.reason': 'Motif',
  'time-off.balances.account': 'Compteur',
  'time-off.balances.adjustment': 'Ajustement',
  'time-off.balances.type': 'Type',
  'time-off.balances.user': 'Utilisateur',
  'time-off.balances.on': 'Date',
  'time-off.balances.from': 'Date de début',
  'time-off.balances.to': 'Date de fin',
  'time-off.balances.expiresOn': 'Expire le',
  'time-off.balances.leaveYearStart': 'Année de référence à partir du',
  'time-off.balances.noLeaveYearStart': 'Ce n’est pas le premier jour d’une année de référence',
  'time-off.balances.nothingExpires': 'Rien de cette année de référence n’expire',
  'time-off.balances.earlierExpiry': ({ day }, { locale }) =>
    `L’expiration ne peut pas précéder le ${longDateText(day, locale)}, prévu par les règles`,
  'time-off.balances.toBeforeFrom': 'La fin ne peut pas précéder le début',
  'time-off.balances.vacationDays': 'Jours de congés payés',
  'time-off.balances.sickDays': 'Jours de maladie',
  'time-off.balances.daysRequired': 'Les jours de congés payés ou de maladie sont obligatoires',
  'time-off.balances.number': ({ label }, texts) => `${texts.text(label)} : un nombre est attendu`,
  'time-off.balances.least': ({ label, least }, texts) => `${texts.text(label)} : au moins ${least}`,
  'time-off.balances.most': ({ label, most }, texts) => `${texts.text(label)} : au plus ${most}`,
  'time-off.balances.halfDays': ({ label }, texts) =>
    `${texts.text(label)} : jours entiers ou demi-journées uniquement`,
  'time-off.balances.onlyAdminsSet': 'Seuls les administrateurs peuvent définir un solde de congés',
  'time-off.balances.othersForbidden': 'Vous n’êtes pas autorisé à consulter les soldes de congés des autres',
  'time-off.balances.personForbidden':
    'Vous n’êtes pas autorisé à consulter le solde de congés de cette personne',
  'time-off.balances.ownBalance':
    'Vous ne pouvez pas définir votre propre solde de congés ; un autre administrateur le peut',
  'time-off.balances.belowUsed': ({ used }, { locale }) =>
    `Le total ne peut pas être inférieur aux jours déjà pris : ${formatNumber(used, locale)}`,
  'time-off.balances.unreachableTotal':
    'Ce total ne peut pas être atteint, car le régime de congés change au cours de l’année de référence ; ajustez plutôt le solde',
  'time-off.balances.vacationWouldBe': ({ total }, { locale }) =>
    `Le nombre de jours de congés payés serait de ${formatNumber(total, locale)} : conservez le total défini`,
  'time-off.balances.sickWouldBe': ({ total }, { locale }) =>
    `Le nombre de jours de maladie serait de ${formatNumber(total, locale)} : conservez le total défini`,
  'time-off.balances.closedYear': ({ year }) =>
    `L’année ${year} est clôturée. Pour toute correction, adressez-vous aux RH.`,
  'time-off.balances.closedUntil': ({ day }, { locale }) =>
    `La période jusqu’au ${longDateText(day, locale)} est clôturée. Pour toute correction, adressez-vous aux RH.`,
  'time-off.balances.correctByAdjustment':
    'Cela modifierait une année clôturée ; corrigez par un ajustement dans l’année ouverte',
  'time-off.balances.startInPast': 'La date de début ne peut pas être dans le passé',
  'time-off.balances.notOffered': ({ type }) => `${type} : non proposé pour ces jours`,
  'time-off.balances.tooSoon': ({ days }) =>
    plural('fr', days, {
      one: `La demande doit être faite au moins ${days} jour à l’avance`,
      other: `La demande doit être faite au moins ${days} jours à l’avance`,
    }),
  'time-off.balances.tooLate': ({ days }) =>
    plural('fr', days, {
      one: `La date de début ne peut pas remonter à plus de ${days} jour`,
      other: `La date de début ne peut pas remonter à plus de ${days} jours`,
    }),
  'time-off.balances.endBeforeStart': 'Une demande ne peut pas se terminer avant d’avoir commencé',
  'time-off.balances.wholeDaysOnly': ({ type }) => `${type} : jours entiers uniquement`,
  'time-off.balances.daysOnly': ({ type }) => `${type} : en jours uniquement`,
  'time-off.balances.hoursOfOneDay': 'Des heures ne peuvent être demandées que pour un seul jour',
  'time-off.balances.usableAfter': ({ type, months }) =>
    plural('fr', months, {
      one: `${type} : possible après ${months} mois d’ancienneté`,
      other: `${type} : possible après ${months} mois d’ancienneté`,
    }),
  'time-off.balances.fewerHours': ({ clock }) => `Il n’y a que ${clock} heures de travail ce jour-là`,
  'time-off.balances.mostAtOnce': ({ type, days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('fr', days, {
      one: `${type} : au plus ${number} jour d’affilée`,
      other: `${type} : au plus ${number} jours d’affilée`,
    });
  },
  'time-off.balances.noBusinessDay':
    'Une demande doit comprendre au moins un jour ouvré (du lundi au vendredi)',
  'time-off.balances.nothingToTake': 'Il n’y a rien à prendre : ces jours sont non travaillés ou fériés',
  'time-off.balances.fewerVacationDays': (given, texts) =>
    `Jours de congés payés insuffisants. ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerVacationHours': (given, texts) =>
    `Heures de congés payés insuffisantes. ${hoursAvailable(given, texts)}`,
  'time-off.balances.fewerDaysOf': ({ type, ...given }, texts) =>
    `Jours insuffisants (${type}). ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerHoursOf': ({ type, ...given }, texts) =>
    `Heures insuffisantes (${type}). ${hoursAvailable(given, texts)}`,
  'time-off.balances.inLeaveYear': ({ fault, leaveYear }, texts) =>
    `${texts.text(fault)} Il s’agit de l’année de référence ${leaveYear}.`,
  'time-off.balances.wholeDay': 'Journée entière',
  'time-off.balances.partOfDay': 'Partie de la journée',
  'time-off.balances.morning': 'Matin',
  'time-off.balances.afternoon': 'Après-midi',
  'time-off.balances.workingDay': 'Jour travaillé',
  'time-off.balances.freeDay': 'Jour non travaillé',
  'time-off.balances.weekend': 'Week-end',
  'time-off.balances.notEmployed': 'Hors période d’emploi',
  'time-off.balances.publicHoliday': ({ name }) => `Jour férié : ${name}`,
  'time-off.balances.halfHoliday': ({ name }) => `Demi-journée fériée : ${name}`,
  'time-off.balances.takesNothing': ({ reason }, texts) => `${texts.text(reason)}, sans effet sur les soldes`,
  'time-off.balances.asApproved': 'Tel qu’approuvé',
  'time-off.balances.chargedSince': 'Décompté depuis la validation',
  'time-off.balances.refundOfHoliday': ({ date, name, addedOn }, { locale }) => {
    const added = addedOn === undefined ? '' : ` (ajouté le ${dateText(addedOn, locale)})`;
    return `Recrédit : le ${dateText(date, locale)} est devenu férié, ${name}${added}`;
  },
  'time-off.balances.refundOfWork': 'Recrédit : les jours travaillés ont changé depuis',
  'time-off.balances.notTakenInTime': 'Non pris à temps',
  'time-off.balances.absence': ({ type, startDate, endDate }, texts) =>
    `${texts.text(type)} ${periodText({ startDate, endDate }, texts.locale)}`,
  'time-off.balances.keptForAbsence': ({ until, isAtLeast, absences }, texts) => {
    const day = longDateText(until, texts.locale);
    const because = formatList(absences.map(texts.text), texts.locale);
    return isAtLeast
      ? `Conservé au moins jusqu’au ${day} : ${because}`
      : `Conservé jusqu’au ${day} : ${because}`;
  },
  'time-off.balances.keptByHr': ({ until, reason }, { locale }) =>
    `Conservé jusqu’au ${longDateText(until, locale)} : ${reason}`,
  'time-off.balances.keptLeave': ({ amount, unit, type, date, because }, texts) =>
    `${type} : ${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'jours' : 'heures'} qui expireraient le ${longDateText(date, texts.locale)}. ${texts.text(because)}`,
  'time-off.balances.notWarned': 'Non expiré : aucun avertissement donné',
  'time-off.balances.debtForgiven': 'Non reporté sur l’année de référence suivante',
  'time-off.balances.settled': 'Reste rattaché au contrat précédent',
} satisfies Catalogue<typeof en>;
