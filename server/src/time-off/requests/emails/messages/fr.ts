import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function days(count: number, locale: string): string {
  const number = formatNumber(count, locale);
  return plural('fr', count, { one: `${number} jour`, other: `${number} jours` });
}

export const fr = {
  'time-off.emails.brief': ({ type, time }, texts) => `${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.whole': ({ type, time }, texts) => `${texts.text(type)} : ${texts.text(time)}`,
  'time-off.emails.inHours': ({ time, hours }, texts) => `${texts.text(time)} (${texts.text(hours)})`,
  'time-off.emails.inCalendarDays': ({ time, calendarDays }, texts) =>
    `${texts.text(time)} (${days(calendarDays, texts.locale)})`,
  'time-off.emails.inDays': ({ time, calendarDays, businessDays }, texts) => {
    const number = formatNumber(businessDays, texts.locale);
    const working = plural('fr', businessDays, {
      one: `${number} jour ouvré`,
      other: `${number} jours ouvrés`,
    });
    return `${texts.text(time)} (${days(calendarDays, texts.locale)}, ${working})`;
  },
  'time-off.emails.review': 'Examiner la demande',
  'time-off.emails.see': 'Voir la demande',
  'time-off.emails.reason': ({ reason }) => `Motif :\n${reason}`,
  'time-off.emails.theirReason': ({ reason }) => `Son motif :\n${reason}`,
  'time-off.emails.requestedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} demande : ${texts.text(what)}`,
  'time-off.emails.requested': ({ person, what }, texts) =>
    `${texts.text(person)} demande une absence : ${texts.text(what)}.`,
  'time-off.emails.inPlaceOf': ({ person }, texts) =>
    `Vous recevez cet e-mail en l’absence de ${texts.text(person)}.`,
  'time-off.emails.noticedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} a enregistré : ${texts.text(what)}`,
  'time-off.emails.noticed': ({ person, what }, texts) =>
    `${texts.text(person)} a enregistré une absence : ${texts.text(what)}. Aucune validation n’est requise.`,
  'time-off.emails.editedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} a modifié une demande : ${texts.text(what)}`,
  'time-off.emails.edited': ({ person, what }, texts) =>
    `${texts.text(person)} a modifié une demande en attente. Nouvelle demande : ${texts.text(what)}.`,
  'time-off.emails.was': ({ what }, texts) => `Auparavant : ${texts.text(what)}.`,
  'time-off.emails.approvedSubject': ({ type, time }, texts) =>
    `Votre demande a été approuvée (${texts.text(type)}) : ${texts.text(time)}`,
  'time-off.emails.approved': ({ person, what, insteadOf }, texts) =>
    `${texts.text(person)} a approuvé votre demande${insteadOf === null ? '' : ` (au nom de ${insteadOf})`} : ${texts.text(what)}.`,
  'time-off.emails.rejectedSubject': ({ type, time }, texts) =>
    `Votre demande a été refusée (${texts.text(type)}) : ${texts.text(time)}`,
  'time-off.emails.rejected': ({ person, what, insteadOf }, texts) =>
    `${texts.text(person)} a refusé votre demande${insteadOf === null ? '' : ` (au nom de ${insteadOf})`} : ${texts.text(what)}.`,
  'time-off.emails.returned': ({ type, time }, texts) =>
    `Ces jours redeviennent ${texts.text(type)} : ${texts.text(time)}.`,
  'time-off.emails.cancelledSubject': ({ type, time }, texts) =>
    `Votre absence a été annulée (${texts.text(type)}) : ${texts.text(time)}`,
  'time-off.emails.cancelled': ({ person, what }, texts) =>
    `${texts.text(person)} a annulé votre absence : ${texts.text(what)}.`,
  'time-off.emails.cancelledOfSubject': ({ type, time, person }, texts) =>
    `${texts.text(type)} (${texts.text(person)}), absence annulée : ${texts.text(time)}`,
  'time-off.emails.cancelledOwn': ({ person, what }, texts) =>
    `${texts.text(person)} a annulé sa propre absence approuvée : ${texts.text(what)}.`,
  'time-off.emails.cancelledOf': ({ person, requester, what }, texts) =>
    `${texts.text(person)} a annulé l’absence approuvée de ${texts.text(requester)} : ${texts.text(what)}.`,
  'time-off.emails.shortenedSubject': ({ type, time }, texts) =>
    `Votre absence a été raccourcie (${texts.text(type)}) : ${texts.text(time)}`,
  'time-off.emails.ended': ({ person, what }, texts) =>
    `${texts.text(person)} a défini votre dernier jour. Votre absence est raccourcie : ${texts.text(what)}.`,
} satisfies Catalogue<typeof en>;
