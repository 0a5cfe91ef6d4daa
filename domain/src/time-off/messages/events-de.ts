import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { en, OfRequest } from './events-en.ts';

function ofRequest(textOf: (request: string) => string) {
  return ({ request }: OfRequest, texts: Texts) => textOf(texts.text(request));
}

export const de = {
  'time-off.events.own': ({ type, time }, texts) => `${type}, ${texts.text(time)}`,
  'time-off.events.of': ({ type, person, time }, texts) =>
    `${type}, ${texts.text(person)}, ${texts.text(time)}`,
  'time-off.events.requested': ofRequest((request) => `Beantragt: ${request}`),
  'time-off.events.recorded': ofRequest((request) => `Eingetragen: ${request}`),
  'time-off.events.imported': ofRequest((request) => `Importiert: ${request}`),
  'time-off.events.reported': ofRequest((request) => `Gemeldet: ${request}`),
  'time-off.events.restKept': ofRequest((request) => `Rest beibehalten: ${request}`),
  'time-off.events.returnedAs': ofRequest((request) => `Tage zurückgegeben: ${request}`),
  'time-off.events.changed': ofRequest((request) => `Antrag geändert: ${request}`),
  'time-off.events.reasonChanged': ofRequest((request) => `Begründung eines Antrags geändert: ${request}`),
  'time-off.events.shortened': ofRequest((request) => `Verkürzt: ${request}`),
  'time-off.events.joined': ofRequest(
    (request) => `Wieder mit dem ursprünglichen Antrag vereint: ${request}`,
  ),
  'time-off.events.cancelled': ofRequest((request) => `Storniert: ${request}`),
  'time-off.events.deleted': ofRequest((request) => `Antrag gelöscht: ${request}`),
  'time-off.events.approved': ofRequest((request) => `Genehmigt: ${request}`),
  'time-off.events.approvedFor': ({ request, approver }, texts) =>
    `In Vertretung für ${approver} genehmigt: ${texts.text(request)}`,
  'time-off.events.rejected': ofRequest((request) => `Abgelehnt: ${request}`),
  'time-off.events.rejectedFor': ({ request, approver }, texts) =>
    `In Vertretung für ${approver} abgelehnt: ${texts.text(request)}`,
  'time-off.events.fromEmail': ({ decision }, texts) => `${texts.text(decision)} (aus einer E-Mail)`,
  'time-off.events.decisionUndone': ofRequest((request) => `Entscheidung rückgängig gemacht: ${request}`),
  'time-off.events.daysRemoved': ({ request, days }, texts) =>
    `Tage herausgenommen: ${texts.text(days)}, aus ${texts.text(request)}`,
  'time-off.events.daysReturned': ({ request, days }, texts) =>
    `Tage zurückgegeben: ${texts.text(days)}, an ${texts.text(request)}`,
  'time-off.events.documentReceived': ofRequest((request) => `Nachweis als erhalten markiert: ${request}`),
  'time-off.events.documentFetched': ofRequest(
    (request) => `Nachweis als von der Personalabteilung abgerufen markiert: ${request}`,
  ),
  'time-off.events.documentDue': ofRequest((request) => `Person an den Nachweis erinnert: ${request}`),
  'time-off.events.documentMissing': ofRequest((request) => `Nachweis als fehlend markiert: ${request}`),
  'time-off.events.leaveReduced': ofRequest((request) => `Urlaub gekürzt für ${request}`),
  'time-off.events.leaveNotReduced': ofRequest((request) => `Urlaub nicht mehr gekürzt für ${request}`),
  'time-off.events.reminded': ({ request, approvers }, texts) =>
    `Erinnerung an ${formatList(approvers.map(texts.text), texts.locale)}: ${texts.text(request)}`,
} satisfies Catalogue<typeof en>;
