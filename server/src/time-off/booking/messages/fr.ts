import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { amountText } from '@almanac/domain/leave/types/amount';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

export const fr = {
  'time-off.decisionFacts.leftWithIt': 'Reste si approuvée',
  'time-off.decisionFacts.leftWithItIn': ({ year }) => `Reste en ${year} si approuvée`,
  'time-off.decisionFacts.daysOf': ({ left, total }, texts) =>
    `${amountText(left, 'DAY', texts)} jours sur ${amountText(total, 'DAY', texts)}`,
  'time-off.decisionFacts.hoursOf': ({ left, total }, texts) =>
    `${amountText(left, 'HOUR', texts)} heures sur ${amountText(total, 'HOUR', texts)}`,
  'time-off.decisionFacts.awayThen': 'Absents à ces dates',
  'time-off.decisionFacts.awayPercent': ({ percent }, { locale }) =>
    `${formatNumber(percent, locale)} % du service`,
  'time-off.decisionFacts.awayPeople': ({ people, percent }, { locale }) =>
    `${formatNumber(people, locale)} dans le service, ${formatNumber(percent, locale)} %`,

  'time-off.reductionEmails.subject': ({ type, time }, texts) =>
    `Vos congés sont réduits : ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.reduced': ({ person, what }, texts) =>
    `${texts.text(person)} a déclaré que cette absence réduit vos congés : ${texts.text(what)}.`,
  'time-off.reductionEmails.byMonths':
    'Chaque mois civil complet de l’absence retire un douzième des congés de l’année :',
  'time-off.reductionEmails.type': ({ type }) => type,
  'time-off.reductionEmails.amount': ({ amount, unit }, texts) =>
    `${leaveText(amount, unit, texts)} en moins`,
  'time-off.reductionEmails.undoneSubject': ({ type, time }, texts) =>
    `Vos congés ne sont plus réduits : ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.reductionEmails.undone': ({ person, what }, texts) =>
    `${texts.text(person)} a retiré la réduction de vos congés pour cette absence : ${texts.text(what)}.`,
  'time-off.reductionEmails.always':
    'Votre employeur est tenu d’envoyer cet avis ; il ne peut donc pas être désactivé.',
} satisfies Catalogue<typeof en>;
