import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function days(count: number, locale: string): string {
  const number = formatNumber(count, locale);
  return plural('es', count, { one: `${number} día`, other: `${number} días` });
}

export const es = {
  'time-off.emails.brief': ({ type, time }, texts) => `${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.whole': ({ type, time }, texts) => `${texts.text(type)}: ${texts.text(time)}`,
  'time-off.emails.inHours': ({ time, hours }, texts) => `${texts.text(time)} (${texts.text(hours)})`,
  'time-off.emails.inCalendarDays': ({ time, calendarDays }, texts) =>
    `${texts.text(time)} (${days(calendarDays, texts.locale)})`,
  'time-off.emails.inDays': ({ time, calendarDays, businessDays }, texts) => {
    const number = formatNumber(businessDays, texts.locale);
    const working = plural('es', businessDays, {
      one: `${number} día laborable`,
      other: `${number} días laborables`,
    });
    return `${texts.text(time)} (${days(calendarDays, texts.locale)}, ${working})`;
  },

  'time-off.emails.review': 'Revisar la solicitud',
  'time-off.emails.see': 'Ver la solicitud',
  'time-off.emails.reason': ({ reason }) => `Motivo:\n${reason}`,
  'time-off.emails.theirReason': ({ reason }) => `Motivo indicado:\n${reason}`,

  'time-off.emails.requestedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} solicita: ${texts.text(what)}`,
  'time-off.emails.requested': ({ person, what }, texts) =>
    `${texts.text(person)} solicita: ${texts.text(what)}.`,
  'time-off.emails.inPlaceOf': ({ person }, texts) =>
    `Recibe este correo por la ausencia de ${texts.text(person)}.`,
  'time-off.emails.noticedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} ha registrado: ${texts.text(what)}`,
  'time-off.emails.noticed': ({ person, what }, texts) =>
    `${texts.text(person)} ha registrado: ${texts.text(what)}. No requiere aprobación.`,
  'time-off.emails.editedSubject': ({ person, what }, texts) =>
    `${texts.text(person)} ha modificado una solicitud: ${texts.text(what)}`,
  'time-off.emails.edited': ({ person, what }, texts) =>
    `${texts.text(person)} ha modificado una solicitud pendiente. Ahora solicita: ${texts.text(what)}.`,
  'time-off.emails.was': ({ what }, texts) => `Antes: ${texts.text(what)}.`,

  'time-off.emails.approvedSubject': ({ type, time }, texts) =>
    `Solicitud aprobada: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.approved': ({ person, what, insteadOf }, texts) =>
    insteadOf === null
      ? `${texts.text(person)} ha aprobado su solicitud: ${texts.text(what)}.`
      : `${texts.text(person)} ha aprobado su solicitud en nombre de ${insteadOf}: ${texts.text(what)}.`,
  'time-off.emails.rejectedSubject': ({ type, time }, texts) =>
    `Solicitud rechazada: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.rejected': ({ person, what, insteadOf }, texts) =>
    insteadOf === null
      ? `${texts.text(person)} ha rechazado su solicitud: ${texts.text(what)}.`
      : `${texts.text(person)} ha rechazado su solicitud en nombre de ${insteadOf}: ${texts.text(what)}.`,
  'time-off.emails.returned': ({ type, time }, texts) =>
    `Estos días vuelven a ser ${texts.text(type)}: ${texts.text(time)}.`,

  'time-off.emails.cancelledSubject': ({ type, time }, texts) =>
    `Ausencia cancelada: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.cancelled': ({ person, what }, texts) =>
    `Su ausencia ha sido cancelada por ${texts.text(person)}: ${texts.text(what)}.`,
  'time-off.emails.cancelledOfSubject': ({ type, time, person }, texts) =>
    `Ausencia de ${texts.text(person)} cancelada: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.cancelledOwn': ({ person, what }, texts) =>
    `${texts.text(person)} ha cancelado su propia ausencia aprobada: ${texts.text(what)}.`,
  'time-off.emails.cancelledOf': ({ person, requester, what }, texts) =>
    `${texts.text(person)} ha cancelado la ausencia aprobada de ${texts.text(requester)}: ${texts.text(what)}.`,

  'time-off.emails.shortenedSubject': ({ type, time }, texts) =>
    `Ausencia acortada: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.emails.ended': ({ person, what }, texts) =>
    `Su último día en la empresa ha sido fijado por ${texts.text(person)}. Por eso se acorta su ausencia: ${texts.text(what)}.`,
} satisfies Catalogue<typeof en>;
