import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { en, OfRequest } from './events-en.ts';

function ofRequest(textOf: (request: string) => string) {
  return ({ request }: OfRequest, texts: Texts) => textOf(texts.text(request));
}

export const fr = {
  'time-off.events.own': ({ type, time }, texts) => `${type}, ${texts.text(time)}`,
  'time-off.events.of': ({ type, person, time }, texts) =>
    `${type} (${texts.text(person)}), ${texts.text(time)}`,
  'time-off.events.requested': ofRequest((request) => `Absence demandée : ${request}`),
  'time-off.events.recorded': ofRequest((request) => `Absence enregistrée : ${request}`),
  'time-off.events.imported': ofRequest((request) => `Absence importée : ${request}`),
  'time-off.events.reported': ofRequest((request) => `Absence déclarée : ${request}`),
  'time-off.events.restKept': ofRequest((request) => `Reste conservé : ${request}`),
  'time-off.events.returnedAs': ofRequest((request) => `Jours rétablis : ${request}`),
  'time-off.events.changed': ofRequest((request) => `Demande modifiée : ${request}`),
  'time-off.events.reasonChanged': ofRequest((request) => `Motif de la demande modifié : ${request}`),
  'time-off.events.shortened': ofRequest((request) => `Demande raccourcie : ${request}`),
  'time-off.events.joined': ofRequest(
    (request) => `Réunie à la demande dont elle avait été séparée : ${request}`,
  ),
  'time-off.events.cancelled': ofRequest((request) => `Demande annulée : ${request}`),
  'time-off.events.deleted': ofRequest((request) => `Demande supprimée : ${request}`),
  'time-off.events.approved': ofRequest((request) => `Demande approuvée : ${request}`),
  'time-off.events.approvedFor': ({ request, approver }, texts) =>
    `Demande approuvée (pour ${approver}) : ${texts.text(request)}`,
  'time-off.events.rejected': ofRequest((request) => `Demande refusée : ${request}`),
  'time-off.events.rejectedFor': ({ request, approver }, texts) =>
    `Demande refusée (pour ${approver}) : ${texts.text(request)}`,
  'time-off.events.fromEmail': ({ decision }, texts) => `${texts.text(decision)} (depuis un e-mail)`,
  'time-off.events.decisionUndone': ofRequest((request) => `Décision annulée : ${request}`),
  'time-off.events.daysRemoved': ({ request, days }, texts) =>
    `Jours retirés (${texts.text(days)}) : ${texts.text(request)}`,
  'time-off.events.daysReturned': ({ request, days }, texts) =>
    `Jours rétablis (${texts.text(days)}) : ${texts.text(request)}`,
  'time-off.events.documentReceived': ofRequest((request) => `Justificatif marqué comme reçu : ${request}`),
  'time-off.events.documentFetched': ofRequest(
    (request) => `Justificatif marqué comme obtenu par les RH : ${request}`,
  ),
  'time-off.events.documentDue': ofRequest(
    (request) => `Personne relancée pour le justificatif : ${request}`,
  ),
  'time-off.events.documentMissing': ofRequest(
    (request) => `Justificatif marqué comme manquant : ${request}`,
  ),
  'time-off.events.leaveReduced': ofRequest((request) => `Congés réduits pour ${request}`),
  'time-off.events.leaveNotReduced': ofRequest((request) => `Congés rétablis pour ${request}`),
  'time-off.events.reminded': ({ request, approvers }, texts) =>
    `Valideurs relancés (${formatList(approvers.map(texts.text), texts.locale)}) : ${texts.text(request)}`,
} satisfies Catalogue<typeof en>;
