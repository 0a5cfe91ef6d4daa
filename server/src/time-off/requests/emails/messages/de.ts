import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function days(count: number, locale: string): string {
  const number = formatNumber(count, locale);
  return plural('de', count, { one: `${number} Tag`, other: `${number} Tage` });
}

export const de = {
  'time-off.emails.brief': ({ type, time }, texts) => `${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.whole': ({ type, time }, texts) => `${texts.text(type)}: ${texts.text(time)}`,
  'time-off.emails.inHours': ({ time, hours }, texts) => `${texts.text(time)} (${texts.text(hours)})`,
  'time-off.emails.inCalendarDays': ({ time, calendarDays }, texts) =>
    `${texts.text(time)} (${days(calendarDays, texts.locale)})`,
  'time-off.emails.inDays': ({ time, calendarDays, businessDays }, texts) => {
    const number = formatNumber(businessDays, texts.locale);
    const working = plural('de', businessDays, {
      one: `${number} Arbeitstag`,
      other: `${number} Arbeitstage`,
    });
    return `${texts.text(time)} (${days(calendarDays, texts.locale)}, ${working})`;
  },
  'time-off.emails.review': 'Antrag prüfen',
  'time-off.emails.see': 'Antrag ansehen',
  'time-off.emails.reason': ({ reason }) => `Begründung:\n${reason}`,
  'time-off.emails.theirReason': ({ reason }) => `Begründung:\n${reason}`,
  'time-off.emails.requestedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} beantragt ${texts.text(what)}`,
  'time-off.emails.requested': ({ person, what }, texts) =>
    `${texts.text(person)} beantragt ${texts.text(what)}.`,
  'time-off.emails.inPlaceOf': ({ person }, texts) =>
    `${texts.text(person)} ist zurzeit abwesend. Sie entscheiden in Vertretung.`,
  'time-off.emails.noticedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} hat eingetragen: ${texts.text(what)}`,
  'time-off.emails.noticed': ({ person, what }, texts) =>
    `${texts.text(person)} hat eingetragen: ${texts.text(what)}. Eine Genehmigung ist nicht nötig.`,
  'time-off.emails.editedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} hat einen Antrag geändert: ${texts.text(what)}`,
  'time-off.emails.edited': ({ person, what }, texts) =>
    `${texts.text(person)} hat einen offenen Antrag geändert. Beantragt wird jetzt ${texts.text(what)}.`,
  'time-off.emails.was': ({ what }, texts) => `Vorher: ${texts.text(what)}.`,
  'time-off.emails.approvedSubject': ({ type, time }, texts) =>
    `Genehmigt: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.approved': ({ person, what, insteadOf }, texts) =>
    `${texts.text(person)} hat Ihren Antrag${insteadOf === null ? '' : ` in Vertretung für ${insteadOf}`} genehmigt: ${texts.text(what)}.`,
  'time-off.emails.rejectedSubject': ({ type, time }, texts) =>
    `Abgelehnt: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.rejected': ({ person, what, insteadOf }, texts) =>
    `${texts.text(person)} hat Ihren Antrag${insteadOf === null ? '' : ` in Vertretung für ${insteadOf}`} abgelehnt: ${texts.text(what)}.`,
  'time-off.emails.returned': ({ type, time }, texts) =>
    `Diese Tage gelten wieder als ${texts.text(type)}: ${texts.text(time)}.`,
  'time-off.emails.cancelledSubject': ({ type, time }, texts) =>
    `Storniert: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.cancelled': ({ person, what }, texts) =>
    `${texts.text(person)} hat Ihre Abwesenheit storniert: ${texts.text(what)}.`,
  'time-off.emails.cancelledOfSubject': ({ type, time, person }, texts) =>
    `${texts.text(type)} von ${texts.text(person)} wurde storniert: ${texts.text(time)}`,
  'time-off.emails.cancelledOwn': ({ person, what }, texts) =>
    `${texts.text(person)} hat die eigene genehmigte Abwesenheit storniert: ${texts.text(what)}.`,
  'time-off.emails.cancelledOf': ({ person, requester, what }, texts) =>
    `${texts.text(person)} hat die genehmigte Abwesenheit von ${texts.text(requester)} storniert: ${texts.text(what)}.`,
  'time-off.emails.shortenedSubject': ({ type, time }, texts) =>
    `Verkürzt: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.ended': ({ person, what }, texts) =>
    `${texts.text(person)} hat Ihren letzten Arbeitstag festgelegt. Dadurch verkürzt sich Ihre Abwesenheit: ${texts.text(what)}.`,
} satisfies Catalogue<typeof en>;
