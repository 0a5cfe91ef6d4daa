import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function dayIn(date: CalendarDate, { locale }: Texts): string {
  return periodTextInYear({ startDate: date, endDate: date }, locale);
}

const balanceOf = ({ isOwn }: { isOwn: boolean }) => (isOwn ? 'votre solde' : 'son solde');

export const fr = {
  'time-off.booking.total': ({ period, today, amount }, { locale }) =>
    `${periodTextBeside(period, { startDate: today, endDate: today }, locale)} : ${amount}.`,
  'time-off.booking.publicHolidayOn': ({ day, name }, texts) => `${dayIn(day, texts)} férié (${name})`,
  'time-off.booking.halfHolidayOn': ({ day, share, name }, texts) =>
    `${dayIn(day, texts)} ${share} (demi-journée fériée : ${name})`,
  'time-off.booking.morningOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (matin)`,
  'time-off.booking.afternoonOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (après-midi)`,
  'time-off.booking.partOf': ({ day, share }, texts) =>
    `${dayIn(day, texts)} ${share} (partie de la journée)`,
  'time-off.booking.notEmployedOn': ({ day, share }, texts) =>
    `${dayIn(day, texts)} ${share} (hors période d’emploi)`,
  'time-off.booking.specialDays': ({ days, more }, { locale }) => {
    const number = formatNumber(more, locale);
    const others = plural('fr', more, { one: `${number} autre jour`, other: `${number} autres jours` });
    return more > 0
      ? `${formatList(days, locale, 'plain')} et ${others}.`
      : `${formatList(days, locale, 'plain')}.`;
  },
  'time-off.booking.excess': ({ amount, ...reader }) => `${amount} de plus que ${balanceOf(reader)}`,
  'time-off.booking.excessInYear': ({ amount, year, ...reader }) =>
    `${amount} de plus que ${balanceOf(reader)} en ${year}`,
  'time-off.booking.excessSentence': ({ amount, year, ...reader }) =>
    `${amount} de plus que ${balanceOf(reader)}${year === undefined ? '' : ` en ${year}`}.`,
  'time-off.booking.leaves': ({ left }) => `reste ${left}`,
  'time-off.booking.leavesInYear': ({ left, year }) => `reste ${left} en ${year}`,
  'time-off.booking.yearTakes': ({ year, amount }) => `${year} : ${amount}`,
  'time-off.booking.yearLeaves': ({ year, amount, left }) => `${year} : ${amount}, reste ${left}`,
  'time-off.booking.yearExceeds': ({ year, amount, excess, ...reader }) =>
    `${year} : ${amount}, ${excess} de plus que ${balanceOf(reader)}`,
  'time-off.booking.years': ({ years }) => `${years.join(' ; ')}.`,
  'time-off.booking.takesNothing': ({ isOwn }) => `Sans effet sur ${isOwn ? 'votre' : 'son'} solde.`,
  'time-off.booking.leavesSentence': ({ left, isOwn, year }) =>
    isOwn
      ? `Il vous restera ${left} ${year === undefined ? 'cette année' : `en ${year}`}.`
      : `Il lui restera ${left} ${year === undefined ? 'cette année' : `en ${year}`}.`,
  'time-off.booking.leavesNoSickDays': ({ left, isOwn, year }) =>
    isOwn
      ? `Il vous restera ${left} ${year === undefined ? 'cette année' : `en ${year}`}. Un arrêt maladie peut dépasser ce solde.`
      : `Il lui restera ${left} ${year === undefined ? 'cette année' : `en ${year}`}. Un arrêt maladie peut dépasser ce solde.`,
  'time-off.booking.vacationDays': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `${formatNumber(days, locale)} jour de congés payés`,
      other: `${formatNumber(days, locale)} jours de congés payés`,
    }),
  'time-off.booking.sickDays': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `${formatNumber(days, locale)} jour de maladie`,
      other: `${formatNumber(days, locale)} jours de maladie`,
    }),
  'time-off.booking.runningParts': ({ amount, effects }, { locale }) =>
    effects.length === 0 ? amount : `${amount} · ${formatList(effects, locale, 'plain')}`,
  'time-off.booking.chooseDays': 'Choisissez le premier jour, puis le dernier.',
  'time-off.booking.chooseDates': 'Choisissez des dates pour voir le nombre de jours décomptés.',
  'time-off.booking.checking': 'Vérification du calendrier…',
  'time-off.booking.notChecked': ({ isOwn }) =>
    `Vérification impossible pour l’instant. ${isOwn ? 'Votre' : 'La'} demande sera vérifiée à l’envoi.`,
  'time-off.booking.noOneDecides': 'Personne d’autre ne peut en décider',
  'time-off.booking.noOneDecidesHint':
    'En tant que seul administrateur, vous pouvez en décider vous-même dans « Mes demandes », avec un motif.',
  'time-off.booking.overlap': 'Ces jours chevauchent une autre demande',
  'time-off.booking.overlapping': ({ type, days }) => `${type}, ${days}`,
  'time-off.booking.yearClosed': 'Cette année de référence est clôturée',
  'time-off.booking.notChangeable': 'Cette demande ne peut pas être modifiée',
  'time-off.booking.awayThen': ({ people, more }, { locale }) => {
    const names = formatList(people, locale, 'plain');
    const number = formatNumber(more, locale);
    const others = plural('fr', more, { one: `${number} autre`, other: `${number} autres` });
    return more > 0 ? `Absents à ces dates : ${names} et ${others}` : `Absents à ces dates : ${names}`;
  },
  'time-off.booking.absence': ({ name, days, type, isPending }, { locale }) =>
    `${name} (${formatList([...(type === undefined ? [] : [type]), days, ...(isPending ? ['en attente'] : [])], locale, 'plain')})`,
  'time-off.booking.typesNotLoaded': 'Impossible de charger les types d’absence',
  'time-off.booking.type': 'Type',
  'time-off.booking.when': 'Dates',
  'time-off.booking.startDate': 'Date de début',
  'time-off.booking.endDate': 'Date de fin',
  'time-off.booking.tomorrow': 'Demain',
  'time-off.booking.hours': 'Heures (facultatif)',
  'time-off.booking.hoursHint': ({ isOwn }) =>
    `Par exemple 2:30. Laissez vide pour toutes ${isOwn ? 'vos' : 'ses'} heures de travail.`,
  'time-off.booking.hoursFormat': 'Les heures doivent être saisies comme 2:30 ou 2,5',
  'time-off.booking.hoursTooFew': 'Les heures doivent être supérieures à 0',
  'time-off.booking.hoursTooMany': 'Les heures ne peuvent pas dépasser 24',
  'time-off.booking.fromPast': ({ day }, { locale }) =>
    `Les jours passés sont possibles à partir du ${dateText(day, locale)}.`,
  'time-off.booking.fromFuture': ({ day }, { locale }) =>
    `Début possible à partir du ${dateText(day, locale)}.`,
  'time-off.booking.autoApproved': 'Aucune validation requise ; vos valideurs sont prévenus.',
  'time-off.booking.documentExpected': 'Un justificatif est attendu.',
  'time-off.booking.documentExpectedAfter': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `Un justificatif est attendu au-delà de ${formatNumber(days, locale)} jour.`,
      other: `Un justificatif est attendu au-delà de ${formatNumber(days, locale)} jours.`,
    }),
  'time-off.booking.reasonLabel': 'Motif',
  'time-off.booking.reasonOptional': 'Motif (facultatif)',
  'time-off.booking.status': 'Statut',
  'time-off.booking.days': 'Jours',
  'time-off.booking.submit': 'Envoyer la demande',
  'time-off.booking.submitting': 'Envoi…',
  'time-off.booking.submitted': 'Demande d’absence envoyée',
  'time-off.booking.notSubmitted': 'Votre demande n’a pas été envoyée',
  'time-off.booking.saveChanges': 'Enregistrer les modifications',
  'time-off.booking.saving': 'Enregistrement…',
  'time-off.booking.changed': 'Demande d’absence modifiée',
  'time-off.booking.notChanged': 'Vos modifications n’ont pas été enregistrées',
  'time-off.booking.savedTime': ({ type, time }) => `${type}, ${time}`,
} satisfies Catalogue<typeof en>;
