import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue, Said, Texts } from '@almanac/domain/language/message';
import type { en } from './en.ts';

function andRecorded(recorded: Said | null, texts: Texts): string {
  return recorded === null ? '' : `, et enregistré comme ${texts.text(recorded)}`;
}

export const fr = {
  'time-off.correctionEmails.shortened': ({ person, what, was }, texts) =>
    `${texts.text(person)} a raccourci votre absence : ${texts.text(what)}. Auparavant : ${texts.text(was)}. Les autres jours sont de retour dans votre solde.`,
  'time-off.correctionEmails.shortenedOfSubject': ({ type, time, person }, texts) =>
    `${texts.text(type)} (${person}), absence raccourcie : ${texts.text(time)}`,
  'time-off.correctionEmails.shortenedOwn': ({ person, what, was }, texts) =>
    `${texts.text(person)} a raccourci sa propre absence : ${texts.text(what)}. Auparavant : ${texts.text(was)}.`,
  'time-off.correctionEmails.shortenedOf': ({ person, requester, what, was }, texts) =>
    `${texts.text(person)} a raccourci l’absence approuvée de ${texts.text(requester)} : ${texts.text(what)}. Auparavant : ${texts.text(was)}.`,
  'time-off.correctionEmails.interruptedSubject': ({ type, time }, texts) =>
    `Votre absence a été interrompue (${texts.text(type)}) : ${texts.text(time)}`,
  'time-off.correctionEmails.interrupted': ({ person, days, type, was, recorded }, texts) =>
    `${texts.text(person)} a retiré ${texts.text(days)} de votre absence (${texts.text(type)}, ${texts.text(was)})${andRecorded(recorded, texts)}. Ces jours sont de retour dans votre solde.`,
  'time-off.correctionEmails.interruptedOfSubject': ({ type, time, person }, texts) =>
    `${texts.text(type)} (${person}), absence interrompue : ${texts.text(time)}`,
  'time-off.correctionEmails.interruptedOwn': ({ person, days, type, was, recorded }, texts) =>
    `${texts.text(person)} a retiré ${texts.text(days)} de sa propre absence (${texts.text(type)}, ${texts.text(was)})${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.interruptedOf': ({ person, requester, days, type, was, recorded }, texts) =>
    `${texts.text(person)} a retiré ${texts.text(days)} de l’absence approuvée de ${texts.text(requester)} (${texts.text(type)}, ${texts.text(was)})${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.remains': ({ remaining }, texts) =>
    `Reste : ${formatList(remaining.map(texts.text), texts.locale)}.`,
  'time-off.correctionEmails.nothingRemains': 'Il ne reste rien.',
  'time-off.correctionEmails.needsNoApproval': 'Aucune validation n’est requise.',
  'time-off.correctionEmails.reportedSubject': ({ type, time, person }, texts) =>
    `${person} a déclaré ${texts.text(type)} : ${texts.text(time)}`,
  'time-off.correctionEmails.reported': ({ person, what, type, was }, texts) =>
    `${texts.text(person)} a déclaré ${texts.text(what)} pendant une absence approuvée (${texts.text(type)}, ${texts.text(was)}). Ces jours sont de retour dans son solde. Si vous refusez la déclaration, ils redeviennent ${texts.text(type)}.`,
  'time-off.correctionEmails.recordedSubject': ({ type, time }, texts) =>
    `Enregistré en votre nom : ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.recorded': ({ person, what }, texts) =>
    `${texts.text(person)} a enregistré une absence en votre nom : ${texts.text(what)}. Elle est approuvée.`,
  'time-off.correctionEmails.requestedSubject': ({ type, time }, texts) =>
    `Demandé en votre nom : ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.requested': ({ person, what }, texts) =>
    `${texts.text(person)} a demandé une absence en votre nom : ${texts.text(what)}. Elle est en attente.`,
} satisfies Catalogue<typeof en>;
