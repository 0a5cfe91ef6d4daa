import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { en, OfRequest } from './events-en.ts';

function ofRequest(textOf: (request: string) => string) {
  return ({ request }: OfRequest, texts: Texts) => textOf(texts.text(request));
}

export const es = {
  'time-off.events.own': ({ type, time }, texts) => `${type}, ${texts.text(time)}`,
  'time-off.events.of': ({ type, person, time }, texts) =>
    `${type} de ${texts.text(person)}, ${texts.text(time)}`,
  'time-off.events.requested': ofRequest((request) => `Solicitud enviada: ${request}`),
  'time-off.events.recorded': ofRequest((request) => `Ausencia registrada: ${request}`),
  'time-off.events.imported': ofRequest((request) => `Ausencia importada: ${request}`),
  'time-off.events.reported': ofRequest((request) => `Ausencia comunicada: ${request}`),
  'time-off.events.restKept': ofRequest((request) => `Resto conservado: ${request}`),
  'time-off.events.returnedAs': ofRequest((request) => `Días devueltos como: ${request}`),
  'time-off.events.changed': ofRequest((request) => `Solicitud modificada: ${request}`),
  'time-off.events.reasonChanged': ofRequest((request) => `Motivo de la solicitud modificado: ${request}`),
  'time-off.events.shortened': ofRequest((request) => `Ausencia acortada: ${request}`),
  'time-off.events.joined': ofRequest((request) => `Unida a la solicitud de la que se separó: ${request}`),
  'time-off.events.cancelled': ofRequest((request) => `Solicitud cancelada: ${request}`),
  'time-off.events.deleted': ofRequest((request) => `Solicitud eliminada: ${request}`),
  'time-off.events.approved': ofRequest((request) => `Solicitud aprobada: ${request}`),
  'time-off.events.approvedFor': ({ request, approver }, texts) =>
    `Solicitud aprobada en nombre de ${approver}: ${texts.text(request)}`,
  'time-off.events.rejected': ofRequest((request) => `Solicitud rechazada: ${request}`),
  'time-off.events.rejectedFor': ({ request, approver }, texts) =>
    `Solicitud rechazada en nombre de ${approver}: ${texts.text(request)}`,
  'time-off.events.fromEmail': ({ decision }, texts) => `${texts.text(decision)} (desde un correo)`,
  'time-off.events.decisionUndone': ofRequest((request) => `Decisión deshecha: ${request}`),
  'time-off.events.daysRemoved': ({ request, days }, texts) =>
    `Días quitados (${texts.text(days)}): ${texts.text(request)}`,
  'time-off.events.daysReturned': ({ request, days }, texts) =>
    `Días devueltos (${texts.text(days)}): ${texts.text(request)}`,
  'time-off.events.documentReceived': ofRequest(
    (request) => `Justificante marcado como recibido: ${request}`,
  ),
  'time-off.events.documentFetched': ofRequest(
    (request) => `Justificante marcado como obtenido por RR. HH.: ${request}`,
  ),
  'time-off.events.documentDue': ofRequest(
    (request) => `Se ha recordado el justificante a la persona: ${request}`,
  ),
  'time-off.events.documentMissing': ofRequest(
    (request) => `Justificante marcado como pendiente: ${request}`,
  ),
  'time-off.events.leaveReduced': ofRequest((request) => `Vacaciones reducidas por ${request}`),
  'time-off.events.leaveNotReduced': ofRequest((request) => `Vacaciones restablecidas por ${request}`),
  'time-off.events.reminded': ({ request, approvers }, texts) =>
    `Recordatorio enviado a ${formatList(approvers.map(texts.text), texts.locale)}: ${texts.text(request)}`,
} satisfies Catalogue<typeof en>;
